import UIKit

/// Both edges along the axis and one across are fixed: the views fill the length, the free edge follows the largest view.
///
/// The stack stretches the view that holds on to its own size least: the one with the lowest content hugging priority.
final class AlongAxisController: UIViewController {
  let stackView: UIStackView
  /// The view that takes the space which is left.
  let elasticView: UIView

  init(axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Somebody"
      elasticView = field
      stackView = UIStackView(arrangedSubviews: [UILabel("Name", on: .systemYellow), field])
    } else {
      let tile = TileView(width: 60, height: 30, color: .systemTeal)
      elasticView = tile
      stackView = UIStackView(arrangedSubviews: [
        UILabel("Above it", on: .systemYellow), tile, UILabel("and below it", on: .systemOrange),
      ])
    }
    super.init(nibName: nil, bundle: nil)
    stackView.axis = axis
    stackView.spacing = 8
    elasticView.setContentHuggingPriority(UILayoutPriority(249), for: axis)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    let area = view.safeAreaLayoutGuide
    let along =
      stackView.axis == .horizontal
      ? stackView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20)
      : stackView.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -20)
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      stackView.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
      along,
    ])
  }
}
