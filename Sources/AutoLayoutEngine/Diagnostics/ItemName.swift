/// How a view or a guide is called in a constraint's description.
public struct ItemName: Hashable, Sendable {
  /// The class as UIKit prints it: `UILabel`, `App.Cell`.
  public var className: String
  /// The object's address: `0x7f8a1c60`.
  public var address: String
  /// What tells objects of one class apart, printed in quotes: a label's text, a guide's identifier.
  public var caption: String?
  /// A name of its own (an accessibility identifier), which replaces class and address.
  public var alias: String?

  /// A name of its parts.
  public init(className: String, address: String, caption: String? = nil, alias: String? = nil) {
    self.className = className
    self.address = address
    self.caption = caption
    self.alias = alias
  }

  /// The longest caption that is printed in full.
  ///
  /// UIKIT: `UIButton:0x7fa6'E-posta adresini mi unutt...'`.
  static let captionLimit = 25

  /// `UILabel:0x7f8a'Text'`, or the alias.
  public var text: String {
    if let alias { return alias }
    guard let caption, !caption.isEmpty else { return "\(className):\(address)" }
    guard caption.count > Self.captionLimit else { return "\(className):\(address)'\(caption)'" }
    return "\(className):\(address)'\(caption.prefix(Self.captionLimit))...'"
  }

  /// The entry that explains an alias in the list of names.
  var legend: String? { alias.map { "\($0):\(address)" } }
}
