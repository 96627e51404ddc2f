/// What a document is made of, before it means something.
enum RichToken: Equatable {
  case open
  case close
  /// A word of control with its number.
  case word(String, Int?)
  /// A sign of control: `\~`, `\*`.
  case symbol(UInt8)
  /// A byte of text, as it is or as `\'e9`.
  case byte(UInt8)
}
