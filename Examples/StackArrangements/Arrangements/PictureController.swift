import UIKit

/// A caption and a picture in a stack with four fixed edges: the steps after which the picture fills what is left.
final class PictureController: UIViewController {
  /// What is done for the picture; each step builds on those before it.
  enum Step: Int, CaseIterable {
    /// Nothing: both views hold on to their sizes alike, and the stack stretches the first, the caption.
    case none
    /// The picture hugs its content less than the caption and is stretched in its place.
    case hugging
    /// The picture keeps its proportions inside its view.
    case aspectFit
    /// The view of the picture is as large across the axis as the stack.
    case equalExtent
    /// The view itself keeps the proportions of the picture, as large as the stack allows.
    case aspectRatio
  }

  let stackView: UIStackView
  let caption = UILabel("A tower", on: .systemYellow)
  let imageView: UIImageView
  private let step: Step

  init(axis: NSLayoutConstraint.Axis, step: Step, image: UIImage) {
    self.step = step
    imageView = UIImageView(image: image)
    imageView.backgroundColor = .systemTeal
    stackView = UIStackView(arrangedSubviews: [caption, imageView])
    super.init(nibName: nil, bundle: nil)
    stackView.axis = axis
    stackView.spacing = 8
    stackView.alignment = .center
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
    if step.rawValue >= Step.hugging.rawValue {
      imageView.setContentHuggingPriority(UILayoutPriority(249), for: stackView.axis)
    }
    if step.rawValue >= Step.aspectFit.rawValue { imageView.contentMode = .scaleAspectFit }
    if step.rawValue >= Step.equalExtent.rawValue { equalExtent().isActive = true }
    if step.rawValue >= Step.aspectRatio.rawValue { aspectRatio().isActive = true }
  }

  /// The picture as wide as the stack or, in a row, as high.
  ///
  /// Once the view keeps proportions, it may be too long at that width. The constraint then gives way to the caption,
  /// which resists compression at the default priority.
  private func equalExtent() -> NSLayoutConstraint {
    let constraint =
      stackView.axis == .vertical
      ? imageView.widthAnchor.constraint(equalTo: stackView.widthAnchor)
      : imageView.heightAnchor.constraint(equalTo: stackView.heightAnchor)
    if step == .aspectRatio { constraint.priority = UILayoutPriority(749) }
    return constraint
  }

  private func aspectRatio() -> NSLayoutConstraint {
    let size = imageView.image?.size ?? CGSize(width: 1, height: 1)
    return imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: size.width / size.height)
  }
}
