/// A button of an alert.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertaction>
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// Plain, or the one in bold that ends without doing anything, or red for what deletes something.
  public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

  /// What the button says; nil for an empty button.
  open private(set) var title: String?
  /// What kind of button the action has; at most one action of an alert is `cancel`.
  open private(set) var style: Style
  /// Whether the button can be tapped; it may change while the alert is shown. Default: true.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton? { didSet { showColor() } }
  /// The title's colour, which applications set by its key. Default: nil for that of the style.
  var titleTextColor: UIColor? { didSet { showColor() } }

  /// Beside the title; applications set it by its key. Default: nil.
  var image: UIImage? { didSet { button?.setImage(image, for: .normal) } }

  /// An action whose handler is called after the alert has been dismissed.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  private func showColor() {
    if let titleTextColor { button?.setTitleColor(titleTextColor, for: .normal) }
  }

  /// An action of the same title, style and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    copy.titleTextColor = titleTextColor
    copy.image = image
    return copy
  }
}
