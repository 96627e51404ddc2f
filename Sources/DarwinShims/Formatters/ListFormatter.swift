/// Writes things one after the other: *a, b, and c*.
///
/// Source: <https://developer.apple.com/documentation/foundation/listformatter>. Foundation on Linux has no such class.
///
/// DEVIATION: the words are English in every locale.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = ._device
  /// Writes each item; nil for their descriptions.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0...1: strings.first ?? ""
    case 2: strings.joined(separator: " and ")
    default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
  }

  open func string(from items: [Any]) -> String? {
    let strings = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    return Self.localizedString(byJoining: strings)
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
