/// Buttons at the bottom of the screen, as programs before iOS 8 made them.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactionsheet>
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// Hears which button was chosen. Not kept. Default: nil.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The line above the buttons. Default: empty, none.
  open var title: String = ""
  /// Kept for the program; only `automatic` is drawn.
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
  /// How many buttons there are, cancel and destructive ones too.
  open var numberOfButtons: Int { titles.count }
  /// Whether the sheet is shown.
  open var isVisible: Bool { shown?.presentingViewController != nil }
  private var titles: [String] = []
  /// Its actions keep the sheet while it is shown; it may go by a dismissal of the program's, too, which chooses nothing.
  private weak var shown: UIAlertController?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A sheet without buttons.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A sheet of up to two buttons; the destructive one comes first, the one to cancel last.
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
  /// A sheet of further buttons between the destructive one and the one to cancel.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Adds a button at the end; the answer is its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// The title of a button; nil for an index outside.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Shows the sheet; on pads beside the view's bounds.
  open func show(in view: UIView) { show(from: view, view.bounds) }
  /// Shows the sheet, on pads beside a rectangle of a view; it is animated in any case.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(from: view, rect) }
  /// Shows the sheet; on pads beside the bar.
  open func show(from tabBar: UITabBar) { show(from: tabBar, tabBar.bounds) }
  /// Shows the sheet; on pads beside the bar.
  open func show(from toolbar: UIToolbar) { show(from: toolbar, toolbar.bounds) }
  /// Shows the sheet, on pads beside the item; it is animated in any case.
  open func show(from item: UIBarButtonItem, animated: Bool) { show(from: item.itemView, item.itemView.bounds) }

  private func show(from source: UIView, _ rect: CGRect) {
    let sheet = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for index in titles.indices {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(UIAlertAction(title: titles[index], style: style) { _ in self.didEnd(index) })
    }
    sheet.onChoice = { [weak sheet] action in
      guard let index = sheet?.actions.firstIndex(where: { $0 === action }) else { return }
      self.willEnd(index, wasClicked: true)
    }
    // UIKIT: with a cancel button its action is called; a popover without one is over without a choice. A guess.
    if cancelButtonIndex < 0 {
      sheet.onDismissalFromOutside = {
        self.willEnd(-1, wasClicked: false)
        self.didEnd(-1)
      }
    }
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = rect
    shown = sheet
    delegate?.willPresent(self)
    LegacyPresentation.present(sheet) { self.delegate?.didPresent(self) }
  }
  /// Takes the sheet away; the delegate hears of the dismissal with this index, and of no click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    let presenter = shown?.presentingViewController
    willEnd(buttonIndex, wasClicked: false)
    guard let presenter else { return didEnd(buttonIndex) }
    presenter.dismiss(animated: animated) { self.didEnd(buttonIndex) }
  }

  private func willEnd(_ index: Int, wasClicked: Bool) {
    shown = nil
    if wasClicked { delegate?.actionSheet(self, clickedButtonAt: index) }
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
  }
  /// UIKIT: the delegate hears of it after the animation (`UIActionSheet.h`).
  private func didEnd(_ index: Int) { delegate?.actionSheet(self, didDismissWithButtonIndex: index) }
}

/// Looks of action sheets before iOS 7.
public enum UIActionSheetStyle: Int, Sendable { case automatic = -1, `default`, blackTranslucent, blackOpaque }

/// Hears which button of an action sheet was chosen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactionsheetdelegate>
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// A button was tapped; called before the two methods of the dismissal.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The sheet is about to leave; −1 where a tap beside it chose no button.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has left, and its animation is over.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  /// The sheet is about to appear.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet has appeared, and its animation is over.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The system has taken the sheet away. Never called here.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
}

extension UIActionSheetDelegate {
  /// By default nothing is done at a tap.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// By default nothing is done before the sheet leaves.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// By default nothing is done when the sheet leaves.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
  /// By default nothing is done before the sheet appears.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// By default nothing is done when the sheet has appeared.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// By default nothing is done when the system takes the sheet away.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
}
