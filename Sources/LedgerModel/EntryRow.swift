/// An entry as a row of the ``EntryTable``, with the number of its postings.
package struct EntryRow: BitwiseCopyable, Sendable {
  package var day: Day
  package var payee: PayeeID
  package var flags: EntryFlags
  /// The byte offset of the entry in its file.
  package var offset: Int
  package var postingCount: Int

  package init(day: Day, payee: PayeeID, flags: EntryFlags, offset: Int, postingCount: Int) {
    self.day = day
    self.payee = payee
    self.flags = flags
    self.offset = offset
    self.postingCount = postingCount
  }
}
