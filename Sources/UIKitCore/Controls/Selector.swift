/// A method by its name: what `#selector` gives on Apple's systems.
///
/// DEVIATION: without the Objective-C runtime a name finds its method through `ActionRegistry`, where classes say what
/// they answer to.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }

  public var description: String { name }
}
