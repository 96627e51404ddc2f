/// A colour that depends on traits, and what makes it equal to others.
///
/// UIKIT: the classes of UIKit's runtime headers for colours of catalogues and for dynamic colours with another alpha
/// compare themselves; tests of a public library compare colours of a catalogue that were looked up twice.
final class DynamicColor: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    /// A client's closure: nothing is like it.
    case provider
    /// A colour set, by the path of its folder.
    case catalog(String)
    /// Another colour with an alpha of its own.
    case alpha(CGFloat, of: UIColor)
  }

  let origin: Origin
  private let provider: @Sendable (UITraitCollection) -> UIColor

  init(_ origin: Origin, _ provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    (self.origin, self.provider) = (origin, provider)
  }

  func callAsFunction(_ traits: UITraitCollection) -> UIColor { provider(traits) }

  static func == (one: DynamicColor, other: DynamicColor) -> Bool {
    one === other || one.origin != .provider && one.origin == other.origin
  }

  func hash(into hasher: inout Hasher) {
    if origin == .provider { hasher.combine(ObjectIdentifier(self)) } else { hasher.combine(origin) }
  }
}
