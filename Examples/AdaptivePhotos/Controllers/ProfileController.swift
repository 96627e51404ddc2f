import UIKit

/// Who looks at the photos. Upright the texts stand above the picture, in a low room beside it.
final class ProfileController: UIViewController {
  private let user: User
  private let imageView = UIImageView()
  private let nameLabel = UILabel()
  private let conversationsLabel = UILabel()
  private let photosLabel = UILabel()
  private(set) var constraints: [NSLayoutConstraint] = []

  init(user: User) {
    self.user = user
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.setContentCompressionResistancePriority(.init(1), for: .vertical)
    imageView.setContentCompressionResistancePriority(.init(1), for: .horizontal)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    for label in [conversationsLabel, photosLabel] { label.font = .preferredFont(forTextStyle: .body) }
    for part in [imageView, nameLabel, conversationsLabel, photosLabel] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.image = user.lastPhoto.image
    nameLabel.text = user.name
    conversationsLabel.text = "\(user.conversations.count) conversations"
    photosLabel.text = "\(user.conversations.reduce(0) { $0 + $1.photos.count }) photos"
    updateConstraints(for: traitCollection)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate { [weak self] _ in
      self?.updateConstraints(for: newCollection)
      self?.view.setNeedsLayout()
    }
  }

  private static let low = [
    "|[image]-[name]-|", "[image]-[conversations]-|", "[image]-[photos]-|",
    "V:[top]-[name]-[conversations]-[photos]", "V:[top][image]|",
  ]
  private static let high = [
    "|[image]|", "|-[name]-|", "|-[conversations]-|", "|-[photos]-|",
    "V:[top]-[name]-[conversations]-[photos]-20-[image]|",
  ]

  private func updateConstraints(for collection: UITraitCollection) {
    let views: [String: Any] = [
      "top": topLayoutGuide, "image": imageView, "name": nameLabel, "conversations": conversationsLabel,
      "photos": photosLabel,
    ]
    let isLow = collection.verticalSizeClass == .compact
    var new = (isLow ? Self.low : Self.high).flatMap {
      NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views)
    }
    if isLow { new.append(imageView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)) }
    NSLayoutConstraint.deactivate(constraints)
    constraints = new
    NSLayoutConstraint.activate(new)
  }
}
