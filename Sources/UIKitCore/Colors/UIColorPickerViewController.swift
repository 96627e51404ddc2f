/// Lets people choose a colour: in a grid, in a spectrum, or by its parts.
///
/// DEVIATION: there is no pipette, and no favourites are kept.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller>
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Default: white.
  open var selectedColor = UIColor.white { didSet { if selectedColor != oldValue { show() } } }
  /// Whether colours may be chosen through which one sees. Default: true.
  open var supportsAlpha = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The brightest that may be chosen, as a multiple of white. Default: 1.
  open var maximumLinearExposure: CGFloat = 1
  /// The well that has opened the picker.
  var onChoose: ((UIColor) -> Void)?

  private let kinds = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorGrid()
  private let parts = UIStackView()
  private let sliders = (0..<3).map { _ in UISlider() }
  private let opacity = UISlider()
  private let opacityRow = UIStackView()
  private let swatch = UIView()
  private let heading = UILabel()

  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = title ?? "Colors"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    let close = UIButton(type: .close)
    close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
    close.accessibilityLabel = "Close"
    kinds.selectedSegmentIndex = 0
    kinds.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    grid.onChoose = { [weak self] color, goesOn in self?.choose(color, goesOn) }
    grid.heightAnchor.constraint(equalToConstant: 296).isActive = true
    parts.axis = .vertical
    parts.spacing = 8
    for (slider, name) in zip(sliders, ["Red", "Green", "Blue"]) {
      addCaption(name, to: parts)
      slider.addAction(UIAction { [weak self] _ in self?.takeParts() }, for: .valueChanged)
      parts.addArrangedSubview(slider)
    }
    opacityRow.axis = .vertical
    opacityRow.spacing = 4
    addCaption("Opacity", to: opacityRow)
    opacity.addAction(UIAction { [weak self] _ in self?.takeOpacity() }, for: .valueChanged)
    opacityRow.addArrangedSubview(opacity)
    swatch.layer.cornerRadius = 10
    swatch.heightAnchor.constraint(equalToConstant: 64).isActive = true
    let column = UIStackView(arrangedSubviews: [heading, kinds, grid, parts, opacityRow, swatch])
    column.axis = .vertical
    column.spacing = 16
    for added in [column, close] as [UIView] {
      added.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(added)
    }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 18),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      close.centerYAnchor.constraint(equalTo: heading.centerYAnchor),
      close.trailingAnchor.constraint(equalTo: column.trailingAnchor),
    ])
    show()
  }

  private func addCaption(_ text: String, to stack: UIStackView) {
    let caption = UILabel()
    caption.text = text.uppercased()
    caption.font = .systemFont(ofSize: 13, weight: .semibold)
    caption.textColor = .secondaryLabel
    stack.addArrangedSubview(caption)
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
    selectedColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }

  private func show() {
    guard isViewLoaded else { return }
    let isSliders = kinds.selectedSegmentIndex == 2
    grid.isHidden = isSliders
    parts.isHidden = !isSliders
    grid.kind = kinds.selectedSegmentIndex == 1 ? .spectrum : .grid
    grid.color = selectedColor
    opacityRow.isHidden = !supportsAlpha
    let parts = components
    for (slider, part) in zip(sliders, [parts.red, parts.green, parts.blue]) where !slider.isTracking {
      slider.value = Float(part)
    }
    if !opacity.isTracking { opacity.value = Float(parts.alpha) }
    swatch.backgroundColor = selectedColor
  }

  private func takeParts() {
    let values = sliders.map { CGFloat($0.value) }
    choose(
      UIColor(red: values[0], green: values[1], blue: values[2], alpha: 1), sliders.contains { $0.isTracking })
  }
  private func takeOpacity() { choose(selectedColor, opacity.isTracking) }

  private func choose(_ color: UIColor, _ goesOn: Bool) {
    selectedColor = supportsAlpha ? color.withAlphaComponent(CGFloat(opacity.value)) : color
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: goesOn)
    if !goesOn { delegate?.colorPickerViewControllerDidSelectColor(self) }
    onChoose?(selectedColor)
  }

  private func finish() {
    dismiss(animated: true) { [weak self] in
      guard let self else { return }
      self.delegate?.colorPickerViewControllerDidFinish(self)
    }
  }
}
