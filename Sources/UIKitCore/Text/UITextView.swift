internal import UITextLayout

/// Text of several lines, in a scroll view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextview>
open class UITextView: UIScrollView, UITextInputTraits {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.drawsInCode)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.drawsInCode)
  }

  private var plain = ""
  private var attributed: NSAttributedString?

  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      plain = newValue ?? ""
      attributed = nil
      contentDidChange()
    }
  }
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain, attributes: [.font: shownFont]) }
    set {
      attributed = newValue
      contentDidChange()
    }
  }
  /// Default: nil, which shows as the system font at 12 points.
  open var font: UIFont? { didSet { contentDidChange() } }
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false
  /// In points. Default: 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
  /// From the container's sides to the text, in points.
  var lineFragmentPadding: CGFloat = 5

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private var content: TextContent {
    var values = ParagraphValues()
    values.alignment = textAlignment
    let color = textColor ?? UIColor.label
    if let attributed { return TextContent(attributed, font: shownFont, color: color, paragraph: values) }
    return TextContent(plain, font: shownFont, color: color, paragraph: values)
  }

  private func textLayout(width: CGFloat) -> TextLayout {
    let room = width - textContainerInset.left - textContainerInset.right - 2 * lineFragmentPadding
    return content.layout(
      in: CGSize(width: max(room, 0), height: .infinity), maximumLines: 0, rightToLeft: isRightToLeft,
      includesLastLeading: true)
  }

  private func height(forWidth width: CGFloat) -> CGFloat {
    let text = max(textLayout(width: width).size.height, shownFont.lineHeight)
    return PixelGrid(scale: pixelScale).ceil(text + textContainerInset.top + textContainerInset.bottom)
  }

  /// UIKIT: a text view that scrolls has no natural size; one that does not is as high as its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let natural = textLayout(width: .infinity).size.width
    let width = natural + 2 * lineFragmentPadding + textContainerInset.left + textContainerInset.right
    return CGSize(width: PixelGrid(scale: pixelScale).ceil(width), height: height(forWidth: .infinity))
  }
  override func intrinsicHeight(forSolvedWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : height(forWidth: width)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(forWidth: size.width > 0 ? size.width : .infinity))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isScrollEnabled { contentSize = CGSize(width: bounds.width, height: height(forWidth: bounds.width)) }
  }

  open override func draw(_ rect: CGRect) {
    let content = content
    TextPainter.draw(
      textLayout(width: bounds.width), runs: content.runs,
      at: CGPoint(x: textContainerInset.left + lineFragmentPadding, y: textContainerInset.top),
      rightToLeft: isRightToLeft)
  }
}
