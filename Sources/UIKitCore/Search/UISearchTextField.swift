/// The field of a search bar: text with tokens before it.
///
/// DEVIATION: tokens take no positions of the text; `UITextPosition`s are those of the text alone.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchtextfield>
open class UISearchTextField: UITextField {
  private static let radius: CGFloat = 10
  private var capsules: [SearchTokenView] = []
  private var selectedToken: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSearchField()
  }
  /// With the magnifier and the look of a search, as from `init(frame:)`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeSearchField()
  }
  private func becomeSearchField() {
    borderStyle = .roundedRect
    // DEVIATION: a background colour has the field's shape, which on Apple's systems is that of a view behind the text.
    layer.cornerRadius = Self.radius
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .scaleAspectFit
    leftView = glass
    leftViewMode = .always
  }

  /// Of the search whose field this is. Default: nil.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { search?.searchSuggestions ?? ownSuggestions }
    set {
      ownSuggestions = newValue
      search?.searchSuggestions = newValue
    }
  }
  private var ownSuggestions: [any UISearchSuggestion]?
  private var search: UISearchController? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UISearchBar }.first?.search
  }

  // MARK: Tokens

  /// Default: empty.
  open var tokens: [UISearchToken] = [] { didSet { tokensDidChange() } }
  /// Of all tokens. Default: the system's blue.
  open var tokenBackgroundColor: UIColor! = .systemBlue { didSet { tokensDidChange() } }
  /// Whether deleting at the beginning of the text chooses, then deletes, the last token. Default: true.
  open var allowsDeletingTokens = true
  /// Kept; has no effect.
  open var allowsCopyingTokens = true

  /// Traps where there are fewer tokens than `tokenIndex`.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
  /// Traps where there is no such token.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
  /// The text's beginning for every token: tokens take no positions here.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// All tokens for ranges that start where the text does, else none.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] { textRange.start.offset == 0 ? tokens : [] }
  /// The text without tokens.
  open var textualRange: UITextRange { UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count)) }
  /// Makes a token of a part of the text.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: UInt) {
    replace(textRange, withText: "")
    insertToken(token, at: min(Int(tokenIndex), tokens.count))
  }

  private func tokensDidChange() {
    for capsule in capsules { capsule.removeFromSuperview() }
    selectedToken = nil
    capsules = tokens.map { token in
      let capsule = SearchTokenView(token, color: tokenBackgroundColor)
      addSubview(capsule)
      return capsule
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override var hasText: Bool { super.hasText }

  /// UIKIT: deleting at the text's beginning chooses the last token, and deletes it the second time. A guess.
  open override func deleteBackward() {
    guard allowsDeletingTokens, !tokens.isEmpty, editor.selection == NSRange(location: 0, length: 0) else {
      return super.deleteBackward()
    }
    if selectedToken == nil {
      selectedToken = tokens.count - 1
      capsules.last?.isSelected = true
    } else {
      tokens.removeLast()
      sendActions(for: .editingChanged)
    }
  }

  open override func insertText(_ text: String) {
    if let chosen = selectedToken { capsules[chosen].isSelected = false }
    selectedToken = nil
    super.insertText(text)
  }

  // MARK: Geometry

  /// How far a search bar moves the field's parts, in points.
  struct Shifts: Equatable {
    var text = UIOffset.zero
    var icons: [UISearchBar.Icon: UIOffset] = [:]

    func of(_ icons: UISearchBar.Icon...) -> UIOffset { icons.lazy.compactMap { self.icons[$0] }.first ?? .zero }
  }
  var shifts = Shifts() {
    didSet {
      guard shifts != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  private var tokensWidth: CGFloat { capsules.reduce(0) { $0 + $1.sizeThatFits(.zero).width + 4 } }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 20
    let x = isRightToLeft ? bounds.maxX - 6 - side : 6
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side).offsetBy(shifts.of(.search))
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 24
    let x = isRightToLeft ? 4 : bounds.maxX - 4 - side
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
      .offsetBy(shifts.of(.bookmark, .resultsList))
  }
  /// UIKIT: text begins 30 points from the side, after the magnifier, and ends before the button to clear. A guess.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let leading = (isShown(leftViewMode) && leftView != nil ? 30 : 8) + tokensWidth
    let trailing: CGFloat = showsClearButton || rightView != nil && isShown(rightViewMode) ? 30 : 8
    let width = max(bounds.width - leading - trailing, 0)
    return CGRect(
      x: bounds.minX + (isRightToLeft ? trailing : leading), y: bounds.minY, width: width, height: bounds.height
    ).offsetBy(shifts.text)
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: isRightToLeft ? bounds.minX + 6 : bounds.maxX - 25, y: bounds.midY - 9.5, width: 19, height: 19)
      .offsetBy(shifts.of(.clear))
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 36) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 30
    for capsule in capsules {
      let size = capsule.sizeThatFits(.zero)
      let left = isRightToLeft ? bounds.maxX - x - size.width : x
      capsule.frame = CGRect(x: left, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += size.width + 4
    }
  }

  override func drawBorder() {
    PartPainter.fill(.tertiarySystemFill, bounds, radius: Self.radius)
  }

  override var standardAccessibility: StandardAccessibility {
    let standard = super.standardAccessibility
    return standard.element(standard.label, .searchField, value: standard.value)
  }
}
