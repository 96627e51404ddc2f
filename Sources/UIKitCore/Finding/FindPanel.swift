/// The panel that finds text: a field, how many results there are, arrows, Done; above the keyboard.
final class FindPanel: UIView, UITextFieldDelegate {
  private unowned let interaction: UIFindInteraction
  let field: UISearchTextField = FindField()
  private(set) var replacement: UITextField?
  private let count = UILabel()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let replace = UIButton(type: .system)

  init(_ interaction: UIFindInteraction, replaces: Bool) {
    self.interaction = interaction
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    field.placeholder = "Find"
    field.text = interaction.searchText
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.interaction.queryDidChange(self?.field.text ?? "") }, for: .editingChanged)
    count.font = .systemFont(ofSize: 15)
    count.textColor = .secondaryLabel
    field.rightView = count
    field.rightViewMode = .always
    field.clearButtonMode = .never
    prepare(back, "chevron.left", "Previous") { $0.interaction.findPrevious() }
    prepare(forward, "chevron.right", "Next") { $0.interaction.findNext() }
    prepare(done, nil, "Done") { $0.interaction.dismissFindNavigator() }
    for view in [field, back, forward, done] { addSubview(view) }
    if replaces {
      let made = UITextField()
      made.placeholder = "Replace"
      made.borderStyle = .roundedRect
      made.text = interaction.replacementText
      replacement = made
      prepare(replace, nil, "Replace") { $0.interaction.replaceOne() }
      replace.menu = UIMenu(children: [
        UIAction(title: "Replace All") { [weak self] _ in self?.interaction.replaceAll() }
      ])
      addSubview(made)
      addSubview(replace)
    }
    let magnifier = UIButton(type: .system)
    magnifier.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
    magnifier.accessibilityLabel = "Find Options"
    magnifier.menu = interaction.optionsMenu()
    magnifier.showsMenuAsPrimaryAction = true
    field.leftView = magnifier
  }
  required init?(coder: NSCoder) { nil }

  private func prepare(_ button: UIButton, _ symbol: String?, _ title: String, _ action: @escaping (FindPanel) -> Void)
  {
    if let symbol {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = title
    } else {
      button.setTitle(title, for: .normal)
    }
    button.addAction(
      UIAction { [weak self] _ in self.map(action) }, for: .primaryActionTriggered)
  }

  /// Above the keyboard, or the bottom of the window.
  func show(in window: UIWindow) {
    translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      heightAnchor.constraint(equalToConstant: replacement == nil ? 52 : 96),
    ])
    window.layoutIfNeeded()
    _ = field.becomeFirstResponder()
  }
  func leave() {
    endEditing(true)
    removeFromSuperview()
  }

  /// UIKIT: "2 of 5" where the session tells of both, "5" where it tells of the number alone.
  func show(_ session: UIFindSession?) {
    let total = session?.resultCount ?? 0
    let index = session?.highlightedResultIndex ?? NSNotFound
    for button in [back, forward] { button.isEnabled = total > 0 }
    replace.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult ?? false
    switch session?.searchResultDisplayStyle ?? .none {
    case _ where field.text?.isEmpty != false: count.text = nil
    case .none: count.text = nil
    case .currentAndTotal where index != NSNotFound: count.text = "\(index + 1) of \(total)"
    case .currentAndTotal, .total: count.text = total == 0 ? "Not Found" : "\(total)"
    }
    count.sizeToFit()
    field.setNeedsLayout()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    interaction.findNext()
    return false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = layoutMargins.left + 8
    let trailing: CGFloat = 60
    let width = bounds.width - 2 * side - trailing - 88
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat) {
      view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: 36)
    }
    place(field, x: side, y: 8, width: width)
    place(back, x: side + width, y: 8, width: 44)
    place(forward, x: side + width + 44, y: 8, width: 44)
    place(done, x: bounds.width - side - trailing, y: 8, width: trailing)
    guard let replacement else { return }
    place(replacement, x: side, y: 52, width: width)
    place(replace, x: side + width, y: 52, width: bounds.width - 2 * side - width)
  }
}

/// The panel's field, with as much room for the number of results as it takes.
private final class FindField: UISearchTextField {
  private var countWidth: CGFloat { rightView?.bounds.width ?? 0 }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let x = isRightToLeft ? bounds.minX + 8 : bounds.maxX - 8 - countWidth
    return CGRect(x: x, y: bounds.minY, width: countWidth, height: bounds.height)
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    let less = min(max(countWidth - 14, 0), rect.width)
    rect.size.width -= less
    if isRightToLeft { rect.origin.x += less }
    return rect
  }
}
