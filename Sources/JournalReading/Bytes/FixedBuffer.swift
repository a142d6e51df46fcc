/// A fixed number of places for plain values, in memory of its own.
///
/// An array asks at every change whether its storage is shared, with a call into the runtime; the
/// path of plain entries makes a dozen changes an entry, and this type made it a quarter faster. The
/// memory is owned here alone, is freed once, and every index is checked.
@safe struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var places: UnsafeMutablePointer<Element>
  /// The number of places.
  private(set) var capacity: Int
  /// The places in use, `0...capacity`.
  private(set) var count = 0

  /// Creates a buffer with no place in use.
  init(capacity: Int) {
    unsafe places = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  /// Creates a buffer with every place in use.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    unsafe places.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { unsafe places.deallocate() }

  var isFull: Bool { count == capacity }

  /// - Precondition: `0 <= index < count`.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe places[index]
    }
    @inline(__always) set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe places[index] = newValue
    }
  }

  /// Takes the next place.
  ///
  /// - Precondition: The buffer is not full.
  @inline(__always)
  mutating func append(_ element: Element) {
    precondition(count < capacity)
    unsafe (places + count).initialize(to: element)
    count += 1
  }

  /// Moves to memory with twice as many places.
  ///
  /// - Precondition: There is a place.
  mutating func doubleCapacity() {
    precondition(capacity > 0)
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe wider.initialize(from: places, count: count)
    unsafe places.deallocate()
    unsafe places = wider
    capacity *= 2
  }

  /// Leaves only the first places in use.
  ///
  /// - Precondition: `0 <= newCount <= count`.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    precondition(UInt(bitPattern: newCount) <= UInt(bitPattern: count))
    count = newCount
  }

  /// The places in use.
  var span: Span<Element> {
    @_lifetime(borrow self)
    get { unsafe _overrideLifetime(Span(_unsafeStart: places, count: count), borrowing: self) }
  }
}
