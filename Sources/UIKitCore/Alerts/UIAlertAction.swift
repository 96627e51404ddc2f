/// A button of an alert.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertaction>
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton? { didSet { showColor() } }
  /// The title's colour, which applications set by its key. Default: nil for that of the style.
  var titleTextColor: UIColor? { didSet { showColor() } }

  /// Beside the title; applications set it by its key. Default: nil.
  var image: UIImage? { didSet { button?.setImage(image, for: .normal) } }

  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  private func showColor() {
    if let titleTextColor { button?.setTitleColor(titleTextColor, for: .normal) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    copy.titleTextColor = titleTextColor
    copy.image = image
    return copy
  }
}
