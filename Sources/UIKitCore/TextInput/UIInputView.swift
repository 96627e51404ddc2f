/// The background of a keyboard or of what stands above it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiinputview>
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// What the background is.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// As the keyboard's.
    case keyboard
  }
  /// Given at the beginning. Default: `default`, without a background of its own.
  open private(set) var inputViewStyle: Style
  /// Whether the height follows the constraints inside. Default: false.
  open var allowsSelfSizing = false {
    willSet { if newValue { Limitation.hasNoEffect("UIInputView.allowsSelfSizing") } }
  }

  /// The keyboard's style sets a background color, which can be changed afterwards.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
  }
  /// In the default style.
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
  /// Of the default style, whatever the archive says.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// Makes the sounds of keys.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback>
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Default: false.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False: keys make no sounds.
  public var enableInputClicksWhenVisible: Bool { false }
}
