/// A posting as a row of the ``PostingTable``, with a quantity of at most 64 bits.
package struct PostingRow: BitwiseCopyable, Sendable {
  package var account: AccountID
  package var commodity: CommodityID
  /// The quantity in steps of `10^-scale`.
  package var units: Int64
  package var scale: UInt8
  package var flags: PostingFlags

  package init(
    account: AccountID, commodity: CommodityID, units: Int64, scale: UInt8,
    flags: PostingFlags = PostingFlags()
  ) {
    self.account = account
    self.commodity = commodity
    self.units = units
    self.scale = scale
    self.flags = flags
  }
}
