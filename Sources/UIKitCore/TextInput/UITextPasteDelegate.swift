public import Foundation

/// A text whose delegate decides what is pasted.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting>
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Makes text of what is pasted.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextpastedelegate>
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Gives `item` one of its results.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// What of several results is pasted. Default: one after the other.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let all = NSMutableAttributedString(string: "")
    for string in itemStrings { all.append(string) }
    return all
  }
}

/// Something pasted that becomes text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextpasteitem>
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  var itemProvider: NSItemProvider { get }
  var localObject: Any? { get }
  /// What the text around has.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  func setResult(string: String)
  func setResult(attributedString string: NSAttributedString)
  func setResult(attachment textAttachment: NSTextAttachment)
  func setNoResult()
  /// What would be pasted without a delegate.
  func setDefaultResult()
}

/// Takes the result of one item.
private final class TextPasteItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let defaultAttributes: [NSAttributedString.Key: Any]
  private(set) var result: NSAttributedString?
  var localObject: Any? { nil }

  init(_ provider: NSItemProvider, _ attributes: [NSAttributedString.Key: Any]) {
    (itemProvider, defaultAttributes) = (provider, attributes)
    super.init()
  }
  func setResult(string: String) { result = NSAttributedString(string: string, attributes: defaultAttributes) }
  func setResult(attributedString string: NSAttributedString) { result = string }
  func setResult(attachment textAttachment: NSTextAttachment) {
    result = NSAttributedString(attachment: textAttachment)
  }
  func setNoResult() { result = nil }
  func setDefaultResult() {
    itemProvider.loadObject(ofClass: NSString.self) { [weak self] text, _ in
      let text = (text as? NSString) as String?
      MainActor.assumeIsolated { if let text { self?.setResult(string: text) } }
    }
  }
}

/// The paste delegate of a text, beside it.
@MainActor
enum TextPasting {
  struct Delegate { weak var value: (any UITextPasteDelegate)? }
  static let key = AssociatedKey<Delegate>()

  /// What the text's delegate makes of the pasteboard; nil where it has none.
  static func text(for view: any UITextPasteConfigurationSupporting & UITextInput) -> NSAttributedString? {
    guard let delegate = view.pasteDelegate, let range = view.selectedTextRange else { return nil }
    let attributes = view.textStyling(at: range.start, in: .forward) ?? [:]
    let results = UIPasteboard.general.itemProviders.compactMap { provider -> NSAttributedString? in
      let item = TextPasteItem(provider, attributes)
      delegate.textPasteConfigurationSupporting(view, transform: item)
      return item.result
    }
    return delegate.textPasteConfigurationSupporting(view, combineItemAttributedStrings: results, for: range)
  }
}

extension UITextPasteConfigurationSupporting {
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { TextPasting.key.value(of: self)?.value }
    set { TextPasting.key.set(newValue.map { TextPasting.Delegate(value: $0) }, of: self) }
  }
}
extension UITextField: UITextPasteConfigurationSupporting {}
extension UITextView: UITextPasteConfigurationSupporting {}
