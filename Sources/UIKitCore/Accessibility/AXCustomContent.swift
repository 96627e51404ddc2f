public import Foundation

/// What an element says besides its label and value. UIKit brings it along from the framework for accessibility.
///
/// Source: <https://developer.apple.com/documentation/accessibility/axcustomcontent>
open class AXCustomContent: NSObject, @unchecked Sendable {
  /// Whether the content is spoken with the element, or when the person asks for it.
  public enum Importance: UInt, Sendable { case `default` = 0, high }

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    self.attributedLabel = attributedLabel
    self.attributedValue = attributedValue
    super.init()
  }

  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AXCustomContent else { return false }
    return attributedLabel == other.attributedLabel && attributedValue == other.attributedValue
      && importance == other.importance
  }
  open override var hash: Int { [label, value].hashValue }
}

/// An element that has such content.
///
/// Source: <https://developer.apple.com/documentation/accessibility/axcustomcontentprovider>
public protocol AXCustomContentProvider: AXCustomContentBlockProvider {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContentProvider {
  /// The block of an element of which no more is known: nil where its class has none, and nil within where it has one that
  /// is not set. Optional requirements read so.
  public var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)?? {
    let block: (() -> [AXCustomContent]?)? = (self as any AXCustomContentBlockProvider).accessibilityCustomContentBlock
    return block.map { .some($0) }
  }
}
