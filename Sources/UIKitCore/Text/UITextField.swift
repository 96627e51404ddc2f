internal import UITextLayout

/// One line of text that can be edited.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextfield>
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeTextField()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeTextField()
  }
  private func becomeTextField() {
    flags.insert(.drawsInCode)
    isOpaque = false
  }

  open var text: String? = "" { didSet { contentDidChange() } }
  open var attributedText: NSAttributedString? {
    didSet {
      text = attributedText?.string
      contentDidChange()
    }
  }
  open var placeholder: String? { didSet { contentDidChange() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  /// Default: the system font at 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  /// In points.
  open var minimumFontSize: CGFloat = 0
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open weak var delegate: (any UITextFieldDelegate)?
  open internal(set) var isEditing = false

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var textContentType: UITextContentType!

  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Rectangles

  private var inset: CGFloat { borderStyle == .roundedRect ? 7 : borderStyle == .none ? 0 : 2 }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: inset, dy: 0)
    if leftViewMode == .always, let left = leftView {
      rect.origin.x += left.bounds.width
      rect.size.width -= left.bounds.width
    }
    if rightViewMode == .always, let right = rightView { rect.size.width -= right.bounds.width }
    return rect
  }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    leftView?.isHidden = leftViewMode != .always
    rightView?.isHidden = rightViewMode != .always
  }

  // MARK: Measuring

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// UIKIT: as wide as its text or placeholder and the border's insets; a rounded border gives the system's height, no
  /// border a line's.
  open override var intrinsicContentSize: CGSize {
    let content = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let grid = PixelGrid(scale: pixelScale)
    let width = FontMeasures(shownFont.font, era: Compatibility.current.fontEra).width(of: content)
    let line = grid.ceil(shownFont.lineHeight)
    let height: CGFloat =
      switch borderStyle {
      // UIKIT: the rounded border's height does not depend on the font in documents of any system.
      case .roundedRect: Compatibility.current.textFieldHeight
      // UIKIT: since iOS 11 a field without a border is 1.5 points higher than its line.
      case .none: line + (Compatibility.current.system >= 11 ? 1.5 : 0)
      case .line, .bezel: line + 3
      }
    // UIKIT: fields without a border are 3 points wider than their text in stored frames.
    return CGSize(width: grid.ceil(width) + (borderStyle == .none ? 3 : 2 * inset), height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var firstBaselineOffsetFromTop: CGFloat {
    (bounds.size.height - shownFont.lineHeight) / 2 + shownFont.ascender
  }
  override var lastBaselineOffsetFromBottom: CGFloat {
    (bounds.size.height - shownFont.lineHeight) / 2 - shownFont.descender
  }

  // MARK: Drawing

  open func drawText(in rect: CGRect) {
    let shown = isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text ?? ""
    ControlPainter.drawText(
      shown, font: shownFont, color: textColor ?? .label, in: rect, alignment: textAlignment)
  }
  open func drawPlaceholder(in rect: CGRect) {
    ControlPainter.drawText(
      placeholder ?? "", font: shownFont, color: .placeholderText, in: rect, alignment: textAlignment)
  }

  open override func draw(_ rect: CGRect) {
    drawBorder()
    if (text ?? "").isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: textRect(forBounds: bounds))
    }
  }

  private func drawBorder() {
    switch borderStyle {
    case .none: break
    case .roundedRect:
      let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
      if backgroundColor == nil {
        UIColor.systemBackground.setFill()
        path.fill()
      }
      UIColor.systemGray3.setStroke()
      path.lineWidth = 0.5
      path.stroke()
    case .line, .bezel:
      UIColor.label.setStroke()
      let path = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
      path.lineWidth = 1
      path.stroke()
    }
  }
}

/// Asked and told while a text field is edited.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
