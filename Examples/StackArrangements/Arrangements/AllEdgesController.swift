import UIKit

/// All four edges are fixed: the distribution shares out the length, the alignment places the views across.
final class AllEdgesController: UIViewController {
  let stackView: UIStackView

  init(axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
    let isVertical = axis == .vertical
    func tile(_ length: CGFloat, _ color: UIColor) -> TileView {
      TileView(width: isVertical ? 120 : length, height: isVertical ? length : 120, color: color)
    }
    let middle = tile(60, .systemTeal)
    stackView = UIStackView(arrangedSubviews: [tile(40, .systemYellow), middle, tile(100, .systemOrange)])
    super.init(nibName: nil, bundle: nil)
    stackView.axis = axis
    stackView.spacing = 8
    stackView.distribution = distribution
    stackView.alignment = alignment
    middle.setContentHuggingPriority(UILayoutPriority(249), for: axis)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      stackView.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
      stackView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      stackView.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -20),
    ])
  }
}
