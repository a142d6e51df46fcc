/// What makes a file itself, whatever it is called: its device and its number there.
///
/// Two hard links of one file agree in it.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}
