import UIKit

/// Both edges across the axis and one along it are fixed: the stack grows and shrinks as views come and go.
///
/// Along the axis every view has its own size; across it the alignment says where in the fixed extent it is.
final class AcrossAxisController: UIViewController {
  let stackView: UIStackView

  init(axis: NSLayoutConstraint.Axis) {
    if axis == .vertical {
      let lines = ["First", "The second line", "Third", "One more, the fourth"].map { UILabel($0, on: .systemYellow) }
      let button = UIButton(type: .system)
      button.setTitle("Fewer lines", for: .normal)
      stackView = UIStackView(arrangedSubviews: lines + [button])
    } else {
      stackView = UIStackView(arrangedSubviews: [
        TileView(width: 40, height: 60, color: .systemYellow), TileView(width: 60, height: 120, color: .systemTeal),
        TileView(width: 50, height: 90, color: .systemOrange),
      ])
    }
    super.init(nibName: nil, bundle: nil)
    stackView.axis = axis
    stackView.spacing = 8
    stackView.alignment = .center
    if let button = stackView.arrangedSubviews.last as? UIButton {
      button.addAction(UIAction { [weak self] _ in self?.hideLine() }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    let area = view.safeAreaLayoutGuide
    let across =
      stackView.axis == .vertical
      ? stackView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20)
      : stackView.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -20)
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      stackView.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
      across,
    ])
  }

  /// Hides the last line that shows; the stack closes the gap.
  func hideLine() {
    guard let line = stackView.arrangedSubviews.last(where: { !$0.isHidden && $0 is UILabel }) else { return }
    UIView.animate(withDuration: 0.25) {
      line.isHidden = true
      self.view.layoutIfNeeded()
    }
  }
}
