extension FrameworkSources {
  /// What elements say besides labels and values; nobody listens.
  static let accessibility = #"""
    open class AXCustomContent: NSObject, @unchecked Sendable {
      public enum Importance: UInt, Sendable { case `default`, high }
      public let label: String, value: String
      open var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
      open var attributedValue: NSAttributedString { NSAttributedString(string: value) }
      open var importance = Importance.default
      public init(label: String, value: String) { (self.label, self.value) = (label, value) }
      public convenience init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) { self.init(label: label.string, value: value.string) }
      open override func isEqual(_ object: Any?) -> Bool { (object as? AXCustomContent).map { $0.label == label && $0.value == value && $0.importance == importance } ?? false }
      open override var hash: Int { [label, value].hashValue }
    }
    public protocol AXCustomContentProvider { var accessibilityCustomContent: [AXCustomContent]! { get set } }
    """#
}
