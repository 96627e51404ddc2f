import UIKit

/// One photo, its comment and its rating.
final class PhotoController: UIViewController {
  private(set) var photo: Photo
  private let imageView = UIImageView()
  private let overlay = OverlayLabel()
  let rating = RatingControl()

  init(photo: Photo, title: String) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    imageView.contentMode = .scaleAspectFit
    let views: [String: Any] = ["imageView": imageView, "overlay": overlay, "rating": rating]
    for part in [imageView, overlay, rating] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    // The picture fills the room; comment and stars stand in its lower corners.
    for format in ["|[imageView]|", "V:|[imageView]|", "[rating]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      overlay.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      overlay.trailingAnchor.constraint(lessThanOrEqualTo: rating.leadingAnchor, constant: -8),
      overlay.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      rating.centerYAnchor.constraint(equalTo: overlay.centerYAnchor),
    ])
    overlay.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.image = photo.image
    overlay.text = photo.comment
    rating.rating = photo.rating
    rating.addAction(
      UIAction { [weak self] action in
        if let control = action.sender as? RatingControl { self?.photo.rating = control.rating }
      }, for: .valueChanged)
  }
}
