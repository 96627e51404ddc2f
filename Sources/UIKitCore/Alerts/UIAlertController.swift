/// A message with buttons, in the middle or at the bottom.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertcontroller>
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// In the middle of the screen, or at its lower edge; on pads action sheets are popovers.
  public enum Style: Int, Sendable { case actionSheet = 0, alert }

  /// The style that the controller was made with. Default: alert.
  open private(set) var preferredStyle = Style.alert
  /// The actions in the order in which they were added; the cancel action is shown apart.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields in the order in which they were added; nil while there are none.
  open private(set) var textFields: [UITextField]?
  /// The text beneath the title; it may change while the alert is shown. Default: nil.
  open var message: String? { didSet { rebuild() } }
  open override var title: String? { didSet { rebuild() } }
  /// The title and the message with attributes, and what stands between the texts and the buttons: as high as it prefers,
  /// or as its constraints want. Applications set them by their keys. Default: nil.
  var attributedTitle: NSAttributedString? { didSet { rebuild() } }
  var attributedMessage: NSAttributedString? { didSet { rebuild() } }
  var contentViewController: UIViewController? { didSet { exchangeContent(oldValue) } }
  /// How urgent the alert is; shown by Mac Catalyst alone.
  open var severity = UIAlertControllerSeverity.default
  /// The action of the return key, in bold. Must be one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(preferredAction) {
        fatalError(
          "The preferred action of an alert controller must be contained in its actions array or be nil.")
      }
      rebuild()
    }
  }

  /// An alert or an action sheet without actions yet.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// An alert without title and message.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// An alert of a document; its actions are the program's to add.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// UIKIT: an action sheet is a popover on a pad, and needs a source (the words of the exception, in public crash reports).
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { isPopover ? .popover : super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }
  private var isPopover: Bool {
    preferredStyle == .actionSheet && UIScreen.main.traitCollection.userInterfaceIdiom == .pad
  }
  /// Whether the sheet stands in a popover now.
  var standsInPopover: Bool { extras.presentation?.activeStyle == .popover }

  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      guard own == .zero, isPopover, let alert = viewIfLoaded as? AlertView else { return own }
      return alert.popoverSize
    }
    set { super.preferredContentSize = newValue }
  }

  /// Traps when there is a cancel action already.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      fatalError("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    rebuild()
  }

  /// Traps for action sheets.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    rebuild()
  }

  // MARK: View

  open override func loadView() {
    let alert = AlertView(frame: .zero)
    view = alert
    rebuild()
    alert.frame.size = alert.size(in: UIScreen.main.bounds.size)
  }

  /// Traps when there is nothing to show.
  open override func viewWillAppear(_ animated: Bool) {
    // UIKIT: the words are quoted in sources that guard against them.
    guard
      title != nil || message != nil || !actions.isEmpty || textFields != nil || contentViewController != nil
        || attributedTitle != nil || attributedMessage != nil
    else {
      fatalError("UIAlertController must have a title, a message or an action to display")
    }
    super.viewWillAppear(animated)
    guard animated, let alert = viewIfLoaded as? AlertView, let transition = transitionCoordinator else { return }
    alert.layoutIfNeeded()
    alert.grow(true)
    transition.animate(alongsideTransition: { _ in alert.grow(false) })
  }
  /// UIKIT: the first field is edited at once. A guess.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }
  private func exchangeContent(_ former: UIViewController?) {
    former?.willMove(toParent: nil)
    former?.viewIfLoaded?.removeFromSuperview()
    former?.removeFromParent()
    if let contentViewController { addChild(contentViewController) }
    rebuild()
    contentViewController?.didMove(toParent: self)
  }

  private func height(of content: UIViewController) -> CGFloat {
    let preferred = content.preferredContentSize.height
    return preferred > 0
      ? preferred : content.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }

  private func rebuild() {
    guard let alert = viewIfLoaded as? AlertView else { return }
    alert.show(
      AlertView.Content(
        name: attributedTitle?.string ?? title,
        texts: [
          attributedTitle.map(AlertView.Text.attributed) ?? title.map(AlertView.Text.title),
          attributedMessage.map(AlertView.Text.attributed) ?? message.map(AlertView.Text.message),
        ].compactMap { $0 },
        inner: contentViewController.map { ($0.view, height(of: $0)) }, fields: textFields ?? [], actions: actions,
        preferred: preferredAction,
        isSheet: preferredStyle == .actionSheet),
      choose: { [weak self] in self?.choose($0) })
  }

  /// The alert goes, then the action's handler runs.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    onChoice?(action)
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }

  func cancelBySideTap() {
    if preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
  }

  /// UIKIT: a tap beside the popover of an action sheet cancels it (Apple's Human Interface Guidelines on action
  /// sheets).
  override func wasDismissedFromOutside() {
    let cancel = actions.first { $0.style == .cancel }
    if let cancel {
      onChoice?(cancel)
      cancel.handler?(cancel)
    }
    onDismissalFromOutside?()
  }
  /// For who shows the alert as something else: a button was tapped, and the alert is about to go.
  var onChoice: ((UIAlertAction) -> Void)?
  /// For who shows the alert as something else.
  var onDismissalFromOutside: (() -> Void)?

  override var isAlert: Bool { true }
  /// UIKIT: alerts fade, action sheets come from below. A guess.
  override var effectiveTransitionStyle: UIModalTransitionStyle {
    preferredStyle == .alert ? .crossDissolve : .coverVertical
  }
  /// Where the alert stands in a container.
  ///
  /// UIKIT: an alert in the middle of what the keyboard leaves free, an action sheet 8 points from the edges. A guess.
  ///
  /// - Parameter keyboardTop: the keyboard's upper edge, in points; nil while it is away.
  func frame(in container: UIView, above keyboardTop: CGFloat?) -> CGRect? {
    guard let alert = viewIfLoaded as? AlertView else { return nil }
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    let size = alert.size(in: bounds.size)
    let x = ((bounds.width - size.width) / 2).rounded()
    if preferredStyle == .actionSheet {
      return CGRect(origin: CGPoint(x: x, y: bounds.height - max(safe.bottom, 8) - size.height), size: size)
    }
    let bottom = min(keyboardTop ?? bounds.height, bounds.height)
    let top = bottom < bounds.height ? safe.top : 0
    let middle = (bounds.height - size.height) / 2
    let free = top + (bottom - top - size.height) / 2
    return CGRect(origin: CGPoint(x: x, y: max(min(middle, free), top).rounded()), size: size)
  }
  override func adaptedFrame(in container: UIView) -> CGRect? { frame(in: container, above: nil) }
  override func makePresentation(from presenting: UIViewController?) -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }
  override func missingSourceMessage(presentedFrom presenter: UIViewController) -> String? {
    "Your application has presented a UIAlertController (\(self)) of style UIAlertControllerStyleActionSheet from "
      + "\(presenter). The modalPresentationStyle of a UIAlertController with this style is "
      + "UIModalPresentationPopover. You must provide location information for this popover through the alert "
      + "controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a "
      + "barButtonItem."
  }
}
