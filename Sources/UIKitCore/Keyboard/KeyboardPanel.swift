internal import Foundation
internal import UISystemMetrics

/// The system's keys: letters or numbers that type into the first responder.
///
/// DEVIATION: a plain panel; there are no suggestions, and symbols and emoji stay with hardware keyboards.
package final class KeyboardPanel: UIView {
  private(set) var hasBar = true
  private var kind = UIKeyboardType.default
  private var returnType = UIReturnKeyType.default
  private weak var input: (any UIKeyInput)?
  private var metrics = KeyboardMetrics(screen: .zero, bottomInset: 0, isPad: false)
  private var isShifted = false
  private var showsNumbers = false
  private var pressed: Int?
  private var returnIsEnabled = true

  package override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.drawsInCode)
    isOpaque = false
  }
  package required init?(coder: NSCoder) { nil }

  func configure(for input: any UIKeyInput, _ metrics: KeyboardMetrics) {
    self.input = input
    self.metrics = metrics
    kind = input.keyboardType
    returnType = input.returnKeyType
    showsNumbers = kind == .numbersAndPunctuation
    hasBar = !hasPad && input.autocorrectionType != .no && !input.isSecureTextEntry
    overrideUserInterfaceStyle =
      input.keyboardAppearance == .dark ? .dark : input.keyboardAppearance == .light ? .light : .unspecified
    contentDidChange()
  }

  /// The text has changed: what the keys say may have.
  func contentDidChange() {
    isShifted = shiftsNext
    returnIsEnabled = input.map { !$0.enablesReturnKeyAutomatically || $0.hasText } ?? true
    setNeedsDisplay()
  }

  private var shiftsNext: Bool {
    guard let input else { return false }
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words, .sentences:
      guard let text = input as? any UITextInput, let caret = text.selectedTextRange?.start,
        let range = text.textRange(from: text.beginningOfDocument, to: caret), let before = text.text(in: range)
      else { return !input.hasText }
      guard let last = before.last(where: { $0 != " " }) else { return true }
      if input.autocapitalizationType == .words { return before.last?.isWhitespace ?? true }
      return last.isNewline || ".!?".contains(last) && before.last == " "
    }
  }

  private var keys: [KeyboardKey] {
    KeyboardKey.keys(
      kind, showsNumbers: showsNumbers, isShifted: isShifted, returnTitle: returnType.title,
      in: CGRect(
        x: 0, y: bounds.height - metrics.footHeight - metrics.keysHeight, width: bounds.width,
        height: metrics.keysHeight))
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    pressed = keys.firstIndex { $0.box.insetBy(dx: -3, dy: -6).contains(point) }
    setNeedsDisplay()
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { setNeedsDisplay() }
    guard let index = pressed, keys.indices.contains(index) else { return }
    let key = keys[index]
    pressed = nil
    switch key.action {
    case .type(let text):
      input.map { TypedText.enter(text, into: $0) }
      isShifted = shiftsNext
    case .delete: input.map { TypedText.delete(in: $0) }
    case .enter: if returnIsEnabled { input.map { TypedText.enter("\n", into: $0) } }
    case .shift: isShifted.toggle()
    case .numbers: showsNumbers.toggle()
    case .none: break
    }
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = nil
    setNeedsDisplay()
  }

  // MARK: Drawing

  /// Behind the keys, and behind a view in their place.
  static let backdrop = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }

  package override func draw(_ rect: CGRect) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    Self.backdrop.setFill()
    UIBezierPath(rect: bounds).fill()
    for (index, key) in keys.enumerated() {
      let light: UIColor = isDark ? UIColor(white: 0.42, alpha: 1) : .white
      let dark = isDark ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
      var fill = key.isSpecial ? dark : light
      var ink = UIColor.label
      if key.action == .enter, returnType.isProminent {
        (fill, ink) = (returnIsEnabled ? .systemBlue : dark, returnIsEnabled ? .white : .tertiaryLabel)
      }
      if index == pressed { fill = key.isSpecial ? light : dark }
      if !key.isBare || index == pressed {
        PartPainter.fill(UIColor.black.withAlphaComponent(0.3), key.box.offsetBy(dx: 0, dy: 1), radius: 5)
        PartPainter.fill(fill, key.box, radius: 5)
      }
      draw(key, ink)
    }
    drawFoot()
  }

  private func draw(_ key: KeyboardKey, _ ink: UIColor) {
    if let symbol = key.symbol { return draw(symbol, 19, ink, in: key.box) }
    let size: CGFloat = key.title.count > 1 ? 16 : key.isDigit ? 25 : 22
    var box = key.box
    if let letters = key.letters {
      box.size.height -= 12
      PartPainter.drawText(
        letters, font: .systemFont(ofSize: 10, weight: .bold), color: ink,
        in: CGRect(x: box.minX, y: box.maxY - 6, width: box.width, height: 14))
    }
    PartPainter.drawText(key.title, font: .systemFont(ofSize: size), color: ink, in: box)
  }

  private func draw(_ symbol: String, _ size: CGFloat, _ ink: UIColor, in box: CGRect) {
    guard
      let image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    else { return }
    image.withTintColor(ink, renderingMode: .alwaysOriginal).draw(
      in: ImagePlacement.rect(for: image.size, in: box, mode: .center))
  }

  /// Whether the keys are those of a telephone.
  private var hasPad: Bool { [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(kind) }

  /// UIKIT: on devices without a home button the keys of emoji and dictation stand beneath the others, but not beneath
  /// numbers. A guess.
  private func drawFoot() {
    guard metrics.footHeight > 40, !hasPad else { return }
    let isMirrored = isRightToLeft
    let (left, right) = (CGRect(x: 22, y: bounds.height - 62, width: 30, height: 30), bounds.width - 52)
    let ink = UIColor.label.withAlphaComponent(0.75)
    draw(isMirrored ? "mic" : "face.smiling", 24, ink, in: left)
    draw(isMirrored ? "face.smiling" : "mic", 24, ink, in: CGRect(x: right, y: left.minY, width: 30, height: 30))
  }

  // MARK: Accessibility

  /// The keys by what they say.
  override var drawnElements: [UIAccessibilityElement] {
    keys.map { AccessibilityParts.part(of: self, $0.title, $0.box, .keyboardKey) }
  }
}

extension UIReturnKeyType {
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }
  /// UIKIT: keys that finish something are blue. A guess.
  var isProminent: Bool { self != .default && self != .next }
}
