/// A constraint as a document states it.
public struct IBConstraint: Sendable {
  public var id: String
  /// Id of the first item; nil for the view that holds the constraint.
  public var firstItem: String?
  /// The first item's attribute as the document names it: `leading`, `width`, `baseline`, …
  public var firstAttribute: String
  /// -1 for ≤, 0 for =, 1 for ≥.
  public var relation: Int
  /// Id of the second item; nil for a constant.
  public var secondItem: String?
  /// The second item's attribute; nil for a constraint with a constant alone.
  public var secondAttribute: String?
  /// By what the second attribute is multiplied. Default: 1.
  public var multiplier: Double
  /// In points.
  public var constant: Double
  /// Interface Builder's *standard* spacing instead of a constant.
  public var isSymbolic: Bool
  /// 1…1000.
  public var priority: Double
  /// The name that the document gives the constraint for logs; nil where it has none.
  public var identifier: String?
  /// Counts on the canvas alone.
  public var isPlaceholder: Bool
  /// Where all of it was read.
  public var element: IBElement

  /// Reads a `constraint` element; nil where it has no id or no attribute.
  public init?(_ e: IBElement) {
    guard let id = e.id, let attribute = e.string("firstAttribute") else { return nil }
    self.id = id
    firstItem = e.string("firstItem")
    firstAttribute = attribute
    relation = ["lessThanOrEqual": -1, "greaterThanOrEqual": 1][e.string("relation") ?? ""] ?? 0
    secondItem = e.string("secondItem")
    secondAttribute = e.string("secondAttribute")
    multiplier = Self.multiplier(of: e)
    constant = e.number("constant") ?? 0
    isSymbolic = e.bool("symbolic") ?? false
    priority = min(max(e.number("priority") ?? 1000, 1), 1000)
    identifier = e.string("identifier")
    isPlaceholder = e.bool("placeholder") ?? false
    e.note("userLabel", "type", "symbolType")
    element = e
  }

  /// `0.5`, `1:2` or `16/9`; 1 for what is no number, or none that relates two items.
  private static func multiplier(of e: IBElement) -> Double {
    guard let text = e.peek("multiplier") else { return 1 }
    let words = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    let parts = words.compactMap { Double($0) }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 0
    guard parts.count == words.count, parts.count <= 2, value.isFinite, value != 0 else {
      e.markNoNumber("multiplier")
      return 1
    }
    e.note("multiplier")
    return min(max(value, -IBElement.largestNumber), IBElement.largestNumber)
  }
}
