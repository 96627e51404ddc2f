/// A message in the middle of the screen, as programs before iOS 8 made it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertview>
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// Hears which button was chosen, if it is a `UIAlertViewDelegate`. Not kept. Default: nil.
  open weak var delegate: AnyObject?
  /// The bold line. Default: empty.
  open var title: String = ""
  /// The text beneath the title. Default: nil.
  open var message: String?
  /// Which fields the alert has. Default: none.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { fields = made(alertViewStyle) } }
  /// −1 for none.
  open var cancelButtonIndex = -1
  /// −1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// How many buttons there are, the one to cancel too.
  open var numberOfButtons: Int { titles.count }
  /// Whether the alert is shown.
  open var isVisible: Bool { shown?.presentingViewController != nil }
  private var titles: [String] = []
  private var fields: [UITextField] = []
  /// Its actions keep the alert while it is shown; it may go by a dismissal of the program's, too, which chooses nothing.
  private weak var shown: UIAlertController?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// An alert without buttons.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// An alert whose button to cancel has the index 0, the others those behind it.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }
  /// An alert of at most one button.
  public convenience init(title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
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
  /// A field of the style with text input: 0 for the first; nil for an index outside.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }
  private func made(_ style: UIAlertViewStyle) -> [UITextField] {
    func field(_ placeholder: String?, isSecure: Bool) -> UITextField {
      let field = UITextField()
      (field.placeholder, field.isSecureTextEntry) = (placeholder, isSecure)
      return field
    }
    return switch style {
    case .default: []
    case .secureTextInput: [field(nil, isSecure: true)]
    case .plainTextInput: [field(nil, isSecure: false)]
    case .loginAndPasswordInput: [field("Login", isSecure: false), field("Password", isSecure: true)]
    }
  }

  /// Shows the alert over what the key window shows, by an alert controller.
  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for field in fields {
      alert.addTextField { shown in
        (shown.text, shown.placeholder) = (field.text, field.placeholder)
        (shown.isSecureTextEntry, shown.keyboardType) = (field.isSecureTextEntry, field.keyboardType)
      }
    }
    fields = alert.textFields ?? []
    for index in titles.indices {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      alert.addAction(UIAlertAction(title: titles[index], style: style) { _ in self.didEnd(index) })
    }
    alert.onChoice = { [weak alert] action in
      guard let index = alert?.actions.firstIndex(where: { $0 === action }) else { return }
      self.willEnd(index, wasClicked: true)
    }
    shown = alert
    let hearer = delegate as? any UIAlertViewDelegate
    hearer?.willPresent(self)
    LegacyPresentation.present(alert) { hearer?.didPresent(self) }
  }
  /// Takes the alert away; the delegate hears of the dismissal with this index, and of no click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    let presenter = shown?.presentingViewController
    willEnd(buttonIndex, wasClicked: false)
    guard let presenter else { return didEnd(buttonIndex) }
    presenter.dismiss(animated: animated) { self.didEnd(buttonIndex) }
  }

  private func willEnd(_ index: Int, wasClicked: Bool) {
    shown = nil
    let hearer = delegate as? any UIAlertViewDelegate
    if wasClicked { hearer?.alertView(self, clickedButtonAt: index) }
    hearer?.alertView(self, willDismissWithButtonIndex: index)
  }
  /// UIKIT: the delegate hears of it after the animation (`UIAlertView.h`).
  private func didEnd(_ index: Int) {
    (delegate as? any UIAlertViewDelegate)?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// Which fields an alert has: none, a secret one, a plain one, or name and password.
public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// Hears which button of an alert was chosen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertviewdelegate>
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// A button was tapped; called before the two methods of the dismissal.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The alert is about to leave.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has left, and its animation is over.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// The alert is about to appear.
  func willPresent(_ alertView: UIAlertView)
  /// The alert has appeared, and its animation is over.
  func didPresent(_ alertView: UIAlertView)
  /// The system has taken the alert away. Never called here.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Whether the first button besides the one to cancel can be tapped. Default: true. It is not asked here.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// By default nothing is done at a tap.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// By default nothing is done before the alert leaves.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// By default nothing is done when the alert leaves.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// By default nothing is done before the alert appears.
  public func willPresent(_ alertView: UIAlertView) {}
  /// By default nothing is done when the alert has appeared.
  public func didPresent(_ alertView: UIAlertView) {}
  /// By default nothing is done when the system takes the alert away.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// By default the first other button can be tapped.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
