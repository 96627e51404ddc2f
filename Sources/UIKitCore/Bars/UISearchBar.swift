internal import UISystemMetrics

/// A field to search with, in a bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchbar>
@preconcurrency @MainActor
open class UISearchBar: UIView, TypedText {
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.drawsInCode)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    flags.insert(.drawsInCode)
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? { didSet { setNeedsDisplay() } }
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  open var prompt: String?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) != false else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    if wasFirst, delegate?.searchBarShouldEndEditing(self) == false { return false }
    let resigned = super.resignFirstResponder()
    if wasFirst, resigned { delegate?.searchBarTextDidEndEditing(self) }
    return resigned
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }

  var typedText: String { text ?? "" }
  /// Types `string` in place of `range`, asking the delegate, as a keyboard does.
  func type(_ string: String, replacing range: NSRange) {
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) != false else { return }
    if string == "\n" {
      delegate?.searchBarSearchButtonClicked(self)
      return
    }
    text = ((text ?? "") as NSString).replacingCharacters(in: range, with: string)
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var showsCancelButton = false
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: systemMetrics.searchBarHeight + (showsScopeBar ? 44 : 0))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func draw(_ rect: CGRect) {
    let field = CGRect(x: 8, y: (bounds.height - 36) / 2, width: bounds.width - 16, height: 36)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: field, cornerRadius: 10).fill()
    let shown = text ?? ""
    ControlPainter.drawText(
      shown.isEmpty ? placeholder ?? "Search" : shown, font: .systemFont(ofSize: 17),
      color: shown.isEmpty ? .placeholderText : .label, in: field.insetBy(dx: 30, dy: 0), alignment: .left)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISearchBar.barStyle), AppearanceProperty(\UISearchBar.barTintColor),
      AppearanceProperty(\UISearchBar.searchBarStyle), AppearanceProperty(\UISearchBar.isTranslucent),
    ]
  }
  override class var appearanceClass: NSObject.Type { UISearchBar.self }
}

/// Hears of a search bar's text and buttons.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchbardelegate>
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
