public import Foundation

/// A way through elements of one kind.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable { case previous = 0, next }
  public enum SystemRotorType: Int, Sendable {
    case none = 0, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table
    case list, landmark
  }
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  open private(set) var systemRotorType: SystemRotorType

  private init(_ name: NSAttributedString, _ type: SystemRotorType, _ search: @escaping Search) {
    attributedName = name
    systemRotorType = type
    itemSearchBlock = search
    super.init()
  }
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(NSAttributedString(string: name), .none, itemSearchBlock)
  }
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName, .none, itemSearchBlock)
  }
  public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    self.init(NSAttributedString(string: ""), type, itemSearchBlock)
  }

  /// The elements from the first on, in one direction, at most `limit`.
  package func elements(_ direction: Direction = .next, limit: Int = 1000) -> [UIAccessibilityCustomRotorItemResult] {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    var found: [UIAccessibilityCustomRotorItemResult] = []
    while found.count < limit, let next = itemSearchBlock(predicate) {
      found.append(next)
      predicate.currentItem = next
    }
    return found
  }
}

/// From where the next element is looked for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate>
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// For assistive technologies and tests to read.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil)
  /// For assistive technologies and tests to read.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public override init() { super.init() }
}

/// An element that was found.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult>
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// For assistive technologies and tests to read.
  open weak var targetElement: (any NSObjectProtocol)?
  /// For assistive technologies and tests to read.
  open var targetRange: UITextRange?

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
  init(targetElement: (any NSObjectProtocol)?) {
    self.targetElement = targetElement
    super.init()
  }
}
