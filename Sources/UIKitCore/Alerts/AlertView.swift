/// Shows an alert or an action sheet: as large as what it says, or as its constraints want.
///
/// UIKIT: alerts are 270 points wide with rows of 44, two buttons side by side; sheets keep 8 points from the edges with
/// rows of 57 and the cancel button apart. A guess, the numbers that are often quoted.
final class AlertView: UIView {
  enum Text {
    case title(String), message(String), attributed(NSAttributedString)
  }

  struct Content {
    /// What accessibility calls the alert.
    var name: String?
    var texts: [Text]
    /// What stands beneath the texts, and how high.
    var inner: (view: UIView, height: CGFloat)?
    var fields: [UITextField]
    var actions: [UIAlertAction]
    var preferred: UIAlertAction?
    var isSheet: Bool
  }

  private var content: Content?
  private let card = UIView()
  private let cancelCard = UIView()
  private let texts = UIStackView()
  private var buttons: [(action: UIAlertAction, button: UIButton)] = []
  private var lines: [UIView] = []
  /// Those of the layout before, while a layout is under way.
  private var spareLines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    for view in [card, cancelCard] {
      view.backgroundColor = .secondarySystemBackground
      view.layer.cornerRadius = 14
      view.clipsToBounds = true
      addSubview(view)
    }
    texts.axis = .vertical
    texts.alignment = .fill
    card.addSubview(texts)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ content: Content, choose: @escaping (UIAlertAction) -> Void) {
    self.content = content
    for view in texts.arrangedSubviews { view.removeFromSuperview() }
    for entry in buttons { entry.button.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    lines = []
    for text in content.texts { label(text).map(texts.addArrangedSubview) }
    if let inner = content.inner { texts.addArrangedSubview(holder(of: inner.view, inner.height)) }
    for field in content.fields { texts.addArrangedSubview(field) }
    texts.spacing = content.fields.isEmpty ? 2 : 8
    buttons = ordered(content).map { ($0, button($0, content, choose)) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// UIKIT: the cancel action stands last; of two buttons it stands first (Apple's Human Interface Guidelines on alerts
  /// and action sheets).
  private func ordered(_ content: Content) -> [UIAlertAction] {
    let others = content.actions.filter { $0.style != .cancel }
    let cancel = content.actions.filter { $0.style == .cancel }
    return !content.isSheet && content.actions.count == 2 ? cancel + others : others + cancel
  }

  /// Nil for a text without characters.
  private func label(_ text: Text) -> UILabel? {
    let label = UILabel()
    label.numberOfLines = 0
    let isSheet = content?.isSheet == true
    if isSheet { label.textColor = .secondaryLabel }
    switch text {
    case .title(let title):
      label.text = title
      label.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    case .message(let message):
      label.text = message
      label.font = .systemFont(ofSize: 13)
    case .attributed(let text): label.attributedText = text
    }
    label.textAlignment = .center
    return label.text?.isEmpty == false ? label : nil
  }

  /// A row for a view that goes from edge to edge.
  private func holder(of view: UIView, _ height: CGFloat) -> UIView {
    let holder = UIView()
    holder.heightAnchor.constraint(equalToConstant: height).isActive = true
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = holder.bounds.insetBy(dx: -Self.side, dy: 0)
    holder.addSubview(view)
    return holder
  }

  private func button(
    _ action: UIAlertAction, _ content: Content, _ choose: @escaping (UIAlertAction) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    let isBold = content.preferred.map { $0 === action } ?? (action.style == .cancel)
    button.titleLabel?.font = .systemFont(ofSize: content.isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { _ in choose(action) }, for: .touchUpInside)
    action.button = button
    (content.isSheet && action.style == .cancel ? cancelCard : card).addSubview(button)
    return button
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    (spareLines, lines) = (lines, [])
    if content.isSheet { layOutSheet() } else { layOutAlert() }
    for line in spareLines { line.removeFromSuperview() }
    spareLines = []
  }

  private func layOutTexts(_ width: CGFloat, _ padding: CGFloat) -> CGFloat {
    guard !texts.arrangedSubviews.isEmpty else { return 0 }
    let inner = width - 2 * Self.side
    guard inner > 0 else { return 0 }
    let size = texts.systemLayoutSizeFitting(
      CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    texts.frame = CGRect(x: Self.side, y: padding, width: inner, height: ceil(size.height))
    return padding + ceil(size.height) + padding
  }

  private static let alertWidth: CGFloat = 270
  /// From an edge to the texts.
  private static let side: CGFloat = 16
  private static let gap: CGFloat = 8
  private var stacksButtons: Bool { buttons.count != 2 }
  private var buttonsHeight: CGFloat { 44 * CGFloat(stacksButtons ? buttons.count : 1) }

  /// In a screen of a size: what the content needs, or more where constraints of the program's own want it.
  func size(in screen: CGSize) -> CGSize {
    sheetWidth = min(screen.width, screen.height) - 16
    let natural = intrinsicContentSize
    guard content?.isSheet == false else { return natural }
    let wanted = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: wanted.width > 0 ? wanted.width : natural.width, height: max(wanted.height, natural.height))
  }
  private var sheetWidth: CGFloat = 0

  override var intrinsicContentSize: CGSize {
    guard let content else { return super.intrinsicContentSize }
    guard content.isSheet else {
      let (width, shown) = (Self.alertWidth, buttonsHeight)
      return CGSize(width: width, height: layOutTexts(width, 19) + shown)
    }
    let rows = CGFloat(buttons.count) * 57
    return CGSize(
      width: sheetWidth,
      height: layOutTexts(sheetWidth, 14) + rows + (hasCancel && buttons.count > 1 ? Self.gap : 0))
  }
  private var hasCancel: Bool { buttons.last?.action.style == .cancel }

  private func layOutAlert() {
    let width = bounds.width
    _ = layOutTexts(width, 19)
    // Room that the program has made lies between the texts and the buttons.
    var y = bounds.height - buttonsHeight
    if stacksButtons {
      for entry in buttons {
        line(CGRect(x: 0, y: y, width: width, height: hairline))
        entry.button.frame = CGRect(x: 0, y: y, width: width, height: 44)
        y += 44
      }
    } else {
      line(CGRect(x: 0, y: y, width: width, height: hairline))
      for (index, entry) in buttons.enumerated() {
        // The first stands where lines begin.
        let x = (index == 0) == isRightToLeft ? width / 2 : 0
        entry.button.frame = CGRect(x: x, y: y, width: width / 2, height: 44)
      }
      line(CGRect(x: width / 2, y: y, width: hairline, height: 44))
    }
    place(card, bounds)
    cancelCard.isHidden = true
  }

  /// UIKIT: in a popover a sheet has its buttons one below the other and no cancel button: a tap beside it cancels
  /// (Apple's page on `UIAlertController.Style.actionSheet`).
  var popoverSize: CGSize {
    let count = buttons.filter { $0.action.style != .cancel }.count
    return CGSize(width: 304, height: layOutTexts(304, 14) + CGFloat(count) * 57)
  }

  private func layOutPopover() {
    var y = layOutTexts(bounds.width, 14)
    for entry in buttons {
      entry.button.isHidden = entry.action.style == .cancel
      guard !entry.button.isHidden else { continue }
      if y > 0 { line(CGRect(x: 0, y: y, width: bounds.width, height: hairline)) }
      entry.button.frame = CGRect(x: 0, y: y, width: bounds.width, height: 57)
      y += 57
    }
    cancelCard.isHidden = true
    place(card, CGRect(x: 0, y: 0, width: bounds.width, height: y))
  }

  private func layOutSheet() {
    if (controller as? UIAlertController)?.standsInPopover == true { return layOutPopover() }
    for entry in buttons { entry.button.isHidden = false }
    let width = bounds.width
    var y = layOutTexts(width, 14)
    for entry in buttons.dropLast(hasCancel ? 1 : 0) {
      if y > 0 { line(CGRect(x: 0, y: y, width: width, height: hairline)) }
      entry.button.frame = CGRect(x: 0, y: y, width: width, height: 57)
      y += 57
    }
    cancelCard.isHidden = !hasCancel
    if hasCancel, let cancel = buttons.last?.button {
      place(cancelCard, CGRect(x: 0, y: bounds.height - 57, width: width, height: 57))
      cancel.frame = cancelCard.bounds
    }
    place(card, CGRect(x: 0, y: 0, width: width, height: y))
  }

  /// Where a card stands, whatever moves it now.
  private func place(_ card: UIView, _ frame: CGRect) {
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// UIKIT: an alert comes a little larger than it will be. A guess.
  func grow(_ isLarge: Bool) {
    guard content?.isSheet == false else { return }
    card.transform = isLarge ? CGAffineTransform(scaleX: 1.15, y: 1.15) : .identity
  }

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  private func line(_ frame: CGRect) {
    let line = spareLines.popLast() ?? UIView()
    line.frame = frame
    line.backgroundColor = .separator
    if line.superview !== card { card.addSubview(line) }
    lines.append(line)
  }

  override var standardAccessibility: StandardAccessibility {
    var standard = super.standardAccessibility
    standard.label = content?.name
    return standard
  }
}
