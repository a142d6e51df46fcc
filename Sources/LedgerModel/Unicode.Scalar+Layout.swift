extension Unicode.Scalar {
  /// Whether the scalar ends a line, commands a terminal or turns the direction of the text around
  /// it, so that a name with it could disguise what stands beside it.
  package var breaksLayout: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFEFF:
      true
    default: false
    }
  }
}
