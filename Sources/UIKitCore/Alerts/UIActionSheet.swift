/// Buttons at the bottom of the screen, as programs before iOS 8 made them.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactionsheet>
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  open weak var delegate: (any UIActionSheetDelegate)?
  open var title: String = ""
  open var actionSheetStyle = UIActionSheetStyle.automatic {
    didSet { if actionSheetStyle != .automatic { Limitation.hasNoEffect("UIActionSheet.actionSheetStyle") } }
  }
  /// −1 for none.
  open var cancelButtonIndex = -1
  /// −1 for none.
  open var destructiveButtonIndex = -1
  /// −1 for none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  open var numberOfButtons: Int { titles.count }
  open var isVisible: Bool { shown?.presentingViewController != nil }
  private var titles: [String] = []
  /// Its actions keep the sheet while it is shown; it may go by a dismissal of the program's, too, which chooses nothing.
  private weak var shown: UIAlertController?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  open func show(in view: UIView) { show(from: view, view.bounds) }
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(from: view, rect) }
  open func show(from tabBar: UITabBar) { show(from: tabBar, tabBar.bounds) }
  open func show(from toolbar: UIToolbar) { show(from: toolbar, toolbar.bounds) }
  open func show(from item: UIBarButtonItem, animated: Bool) { show(from: item.itemView, item.itemView.bounds) }

  private func show(from source: UIView, _ rect: CGRect) {
    let sheet = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for index in titles.indices {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(UIAlertAction(title: titles[index], style: style) { _ in self.end(index) })
    }
    // UIKIT: with a cancel button its action is called; a popover without one is over without a choice. A guess.
    if cancelButtonIndex < 0 { sheet.onDismissalFromOutside = { self.end(-1, wasClicked: false) } }
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = rect
    shown = sheet
    delegate?.willPresent(self)
    LegacyPresentation.present(sheet) { self.delegate?.didPresent(self) }
  }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    shown?.presentingViewController?.dismiss(animated: animated)
    end(buttonIndex, wasClicked: false)
  }

  private func end(_ index: Int, wasClicked: Bool = true) {
    shown = nil
    if wasClicked { delegate?.actionSheet(self, clickedButtonAt: index) }
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}

public enum UIActionSheetStyle: Int, Sendable { case automatic = -1, `default`, blackTranslucent, blackOpaque }

/// Hears which button of an action sheet was chosen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactionsheetdelegate>
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  func willPresent(_ actionSheet: UIActionSheet)
  func didPresent(_ actionSheet: UIActionSheet)
  func actionSheetCancel(_ actionSheet: UIActionSheet)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
}
