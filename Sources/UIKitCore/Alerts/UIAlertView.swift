/// A message in the middle of the screen, as programs before iOS 8 made it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertview>
@preconcurrency @MainActor
open class UIAlertView: UIView {
  open weak var delegate: AnyObject?
  open var title: String = ""
  open var message: String?
  /// Which fields the alert has. Default: none.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { fields = made(alertViewStyle) } }
  /// −1 for none.
  open var cancelButtonIndex = -1
  /// −1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  open var numberOfButtons: Int { titles.count }
  open var isVisible: Bool { shown?.presentingViewController != nil }
  private var titles: [String] = []
  private var fields: [UITextField] = []
  /// Its actions keep the alert while it is shown; it may go by a dismissal of the program's, too, which chooses nothing.
  private weak var shown: UIAlertController?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }
  public convenience init(title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
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
      alert.addAction(UIAlertAction(title: titles[index], style: style) { _ in self.end(index) })
    }
    shown = alert
    let hearer = delegate as? any UIAlertViewDelegate
    hearer?.willPresent(self)
    LegacyPresentation.present(alert) { hearer?.didPresent(self) }
  }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    shown?.presentingViewController?.dismiss(animated: animated)
    end(buttonIndex, wasClicked: false)
  }

  private func end(_ index: Int, wasClicked: Bool = true) {
    shown = nil
    let hearer = delegate as? any UIAlertViewDelegate
    if wasClicked { hearer?.alertView(self, clickedButtonAt: index) }
    hearer?.alertView(self, willDismissWithButtonIndex: index)
    hearer?.alertView(self, didDismissWithButtonIndex: index)
  }
}

public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// Hears which button of an alert was chosen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertviewdelegate>
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  func alertViewCancel(_ alertView: UIAlertView)
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
