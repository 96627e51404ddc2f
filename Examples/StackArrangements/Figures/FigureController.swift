import UIKit

/// An arrangement on a stage, with its title above it and the sizes that came out below it.
final class FigureController: UIViewController {
  /// What a figure measures, in points.
  static let size = CGSize(width: 352, height: 440)
  /// The arrangement's screen, in points.
  static let stage: CGFloat = 320

  let content: any StackOwner
  private let arrangement: Arrangement
  private let words = UILabel()

  init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    content = arrangement.make()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = arrangement.title
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    words.font = .systemFont(ofSize: 13)
    words.textColor = .secondaryLabel
    words.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [title, makeStage(), words])
    column.axis = .vertical
    column.spacing = 10
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 14),
    ])
  }

  /// The arrangement as a child, and the measures above it.
  private func makeStage() -> UIView {
    let stage = UIView()
    stage.backgroundColor = .secondarySystemBackground
    let overlay = MeasureOverlay(content.stackView, fixed: arrangement.fixed)
    addChild(content)
    for layer in [content.view!, overlay] {
      layer.translatesAutoresizingMaskIntoConstraints = false
      stage.addSubview(layer)
      NSLayoutConstraint.activate([
        layer.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
        layer.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
        layer.topAnchor.constraint(equalTo: stage.topAnchor),
        layer.bottomAnchor.constraint(equalTo: stage.bottomAnchor),
      ])
    }
    content.didMove(toParent: self)
    stage.heightAnchor.constraint(equalToConstant: Self.stage).isActive = true
    return stage
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.layoutIfNeeded()
    words.text = StackMeasures(stackView: content.stackView, fixed: arrangement.fixed).lines.joined(separator: "\n")
  }
}
