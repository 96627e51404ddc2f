/// A message with buttons, in the middle or at the bottom.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertcontroller>
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet = 0, alert }

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var message: String? { didSet { rebuild() } }
  open override var title: String? { didSet { rebuild() } }
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

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// UIKIT: an action sheet is a popover on a pad, and needs a source.
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
    view = AlertView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rebuild()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard animated, let alert = viewIfLoaded as? AlertView, let transition = transitionCoordinator else { return }
    alert.layoutIfNeeded()
    alert.moveCards(away: true, leaving: false)
    transition.animate(alongsideTransition: { _ in alert.moveCards(away: false, leaving: false) })
  }
  /// UIKIT: the first field is edited at once.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard animated, let alert = viewIfLoaded as? AlertView, let transition = transitionCoordinator else { return }
    transition.animate(alongsideTransition: { _ in alert.moveCards(away: true, leaving: true) })
  }

  private func rebuild() {
    guard let alert = viewIfLoaded as? AlertView else { return }
    alert.show(
      AlertView.Content(
        title: title, message: message, fields: textFields ?? [], actions: actions, preferred: preferredAction,
        isSheet: preferredStyle == .actionSheet),
      choose: { [weak self] in self?.choose($0) })
  }

  /// The alert goes, then the action's handler runs.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }

  func cancelBySideTap() {
    if preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
  }

  /// UIKIT: alerts fade.
  override var isAlert: Bool { true }
  override var effectiveTransitionStyle: UIModalTransitionStyle { .crossDissolve }
  override func missingSourceMessage(presentedFrom presenter: UIViewController) -> String? {
    "Your application has presented a UIAlertController (\(self)) of style UIAlertControllerStyleActionSheet from "
      + "\(presenter). The modalPresentationStyle of a UIAlertController with this style is "
      + "UIModalPresentationPopover. You must provide location information for this popover through the alert "
      + "controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a "
      + "barButtonItem."
  }
}
