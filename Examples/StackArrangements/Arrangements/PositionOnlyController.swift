import UIKit

/// Two adjacent edges say where the stack is; its views say how large it is.
///
/// Along the axis the stack is as long as its views and the spacing between them, across it as wide as the largest view.
/// Margins come on top where the stack arranges its views within them.
final class PositionOnlyController: UIViewController {
  let stackView: UIStackView

  /// - Parameter margin: what the stack keeps free at each of its edges, in points; nil arranges from edge to edge.
  init(axis: NSLayoutConstraint.Axis, margin: CGFloat? = nil) {
    stackView = UIStackView(arrangedSubviews: [
      UILabel("One", on: .systemYellow, size: axis == .horizontal ? 28 : 17),
      UILabel("and two", on: .systemTeal, size: axis == .horizontal ? 12 : 17),
      UILabel("and three", on: .systemOrange),
    ])
    super.init(nibName: nil, bundle: nil)
    stackView.axis = axis
    stackView.spacing = 8
    stackView.alignment = axis == .horizontal ? .firstBaseline : .leading
    if let margin {
      stackView.isLayoutMarginsRelativeArrangement = true
      stackView.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }
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
    ])
  }
}
