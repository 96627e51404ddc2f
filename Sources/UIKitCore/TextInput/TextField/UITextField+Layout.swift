internal import UISystemMetrics
internal import UITextLayout

extension UITextField {
  var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// From the border's sides to the text, in points.
  private var inset: CGFloat { borderStyle == .roundedRect ? 7 : borderStyle == .none ? 0 : 2 }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }

  /// UIKIT: a right view takes the place of the button to clear while it is shown (Apple's page on `rightView`: its
  /// mode has to be `unlessEditing` for the button to be seen during editing).
  var showsClearButton: Bool { hasText && isShown(clearButtonMode) && !showsRightView }

  func contentRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    var (leading, trailing): (CGFloat, CGFloat) = (0, 0)
    if leftView != nil, isShown(leftViewMode) { leading = leftViewRect(forBounds: bounds).width }
    if showsRightView {
      trailing = rightViewRect(forBounds: bounds).width
    } else if showsClearButton {
      trailing = 24 - inset
    }
    rect.origin.x += isRightToLeft ? trailing : leading
    rect.size.width = max(0, rect.width - leading - trailing)
    return rect
  }

  func sideRect(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    size.height = min(size.height, bounds.height)
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// UIKIT: as wide as its text or placeholder, or else a space, and what the system leaves beside it; a rounded border
  /// gives the system's height and more to large fonts, no border a line's (frames stored in documents).
  var naturalSize: CGSize {
    let metrics = systemMetrics
    let grid = PixelGrid(scale: pixelScale)
    let content = hasText ? content : hint ?? space
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    var width = content.size(in: unbounded, maximumLines: 1, era: metrics.fontEra).width
    // UIKIT: whole points for a space (4 points at 14, 5 at 16; frames stored in documents).
    width = PixelGrid(scale: !hasText && hint == nil ? 1 : pixelScale).ceil(width)
    switch borderStyle {
    case .none: width += metrics.textFieldRoom(shrinks: adjustsFontSizeToFitWidth)
    case .roundedRect: width += metrics.roundedFieldRoom
    case .line, .bezel: width += 2 * inset
    }
    if isShown(leftViewMode) { width += leftViewRect(forBounds: bounds).width }
    if isShown(rightViewMode) { width += rightViewRect(forBounds: bounds).width }
    let line = (metrics.hasWholeFields ? PixelGrid(scale: 1) : grid).ceil(shownFont.lineHeight)
    let height: CGFloat =
      switch borderStyle {
      case .roundedRect: max(metrics.textFieldHeight, metrics.roundedFieldLineRoom.map { line + $0 } ?? 0)
      // UIKIT: a field without a border is as high as its line, up to the point (17 at 14 points, 20 at 16, 21 at 17, Xcode
      // 5 to 11.3); later higher, unless it hides what is typed.
      case .none:
        max(
          metrics.plainFieldRoom.flatMap { isSecureTextEntry ? nil : line + $0 }
            ?? PixelGrid(scale: 1).ceil(shownFont.lineHeight),
          clearButtonMode == .never ? 0 : SystemMetrics.clearButtonHeight)
      case .line: metrics.hasWholeFields ? line + 4 : line + 3
      // UIKIT: since iOS 13 a guess (28.5 and 29 at 14 points, Xcode 13 and 14, 2 repositories).
      case .bezel: metrics.hasWholeFields ? line + 4 : line + 12
      }
    return CGSize(width: width, height: height)
  }

  /// What an empty field measures.
  private var space: TextContent {
    TextContent(" ", font: shownFont, color: .label, paragraph: paragraph)
  }

  private var paragraph: ParagraphValues {
    var values = ParagraphValues()
    values.alignment = textAlignment
    values.lineBreakMode = .byTruncatingTail
    return values
  }

  /// The text as it is shown: dots in place of secrets.
  private var content: TextContent {
    let color = textColor ?? .label
    if isSecureTextEntry {
      let dots = String(repeating: "•", count: (text ?? "").count)
      return TextContent(dots, font: shownFont, color: color, paragraph: paragraph)
    }
    guard let own = ownAttributedText else {
      return TextContent(
        text ?? "", attributes: defaultTextAttributes, font: shownFont, color: color, paragraph: paragraph)
    }
    return TextContent(own, font: shownFont, color: color, paragraph: paragraph)
  }

  private var hint: TextContent? {
    guard let own = ownAttributedPlaceholder else {
      return placeholder.map { TextContent($0, font: shownFont, color: .placeholderText, paragraph: paragraph) }
    }
    return TextContent(own, font: shownFont, color: .placeholderText, paragraph: paragraph)
  }

  func shownLine(in rect: CGRect) -> TextFieldLine {
    TextFieldLine(
      content, in: rect, isRightToLeft: isRightToLeft, minimumScale: minimumScale, era: systemMetrics.fontEra,
      font: shownFont, scroll: isEditing ? textScroll : nil)
  }
  func hintLine(in rect: CGRect) -> TextFieldLine? {
    hint.map {
      TextFieldLine(
        $0, in: rect, isRightToLeft: isRightToLeft, minimumScale: minimumScale, era: systemMetrics.fontEra,
        font: shownFont)
    }
  }

  private var minimumScale: CGFloat {
    adjustsFontSizeToFitWidth ? max(minimumFontSize, 1) / max(shownFont.pointSize, 1) : 1
  }

  // MARK: Drawing

  func drawField() {
    drawBorder()
    if hasText {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    if showsClearButton { drawClearButton(in: clearButtonRect(forBounds: bounds)) }
  }

  func drawFieldBorder() {
    let box = borderRect(forBounds: bounds)
    if let background = isEnabled ? background : disabledBackground ?? background, borderStyle != .roundedRect {
      background.draw(in: box)
      return
    }
    switch borderStyle {
    case .none: break
    case .roundedRect:
      let path = UIBezierPath(roundedRect: box.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
      if backgroundColor == nil {
        UIColor.systemBackground.setFill()
        path.fill()
      }
      UIColor.systemGray4.setStroke()
      path.lineWidth = 0.5
      path.stroke()
    case .line, .bezel:
      UIColor.label.setStroke()
      let path = UIBezierPath(rect: box.insetBy(dx: 0.5, dy: 0.5))
      path.lineWidth = 1
      path.stroke()
    }
  }

  private func drawClearButton(in rect: CGRect) {
    UIColor.tertiaryLabel.setFill()
    UIBezierPath(ovalIn: rect.insetBy(dx: 2.5, dy: 2.5)).fill()
    let cross = UIBezierPath()
    let arms = rect.insetBy(dx: 7, dy: 7)
    cross.move(to: CGPoint(x: arms.minX, y: arms.minY))
    cross.addLine(to: CGPoint(x: arms.maxX, y: arms.maxY))
    cross.move(to: CGPoint(x: arms.maxX, y: arms.minY))
    cross.addLine(to: CGPoint(x: arms.minX, y: arms.maxY))
    cross.lineWidth = 1.25
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}
