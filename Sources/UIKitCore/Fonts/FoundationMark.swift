/// Comes first in objects that are attributes of strings.
///
/// UIKIT: Foundation on Linux (Swift 6.3) takes the word behind the header of any object for the one in which its own
/// objects have their type, and ends the program when it compares two objects of which that word has none: when a font
/// stands beside another in an `NSMutableAttributedString`. A type that is not its own leads it to `isEqual(_:)`.
struct FoundationMark: Sendable {
  private let word: UInt = 0x100
}
