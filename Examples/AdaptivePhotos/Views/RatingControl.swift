import UIKit

/// Five stars; a touch on one of them gives the rating.
final class RatingControl: UIControl {
  static let maximum = 5

  var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      showRating()
      sendActions(for: .valueChanged)
    }
  }
  private let stars: [UIImageView]
  private let row: UIStackView

  override init(frame: CGRect) {
    stars = (0..<Self.maximum).map { _ in UIImageView(image: UIImage(systemName: "star")) }
    row = UIStackView(arrangedSubviews: stars)
    super.init(frame: frame)
    row.spacing = 4
    row.isUserInteractionEnabled = false
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|-8-[row]-8-|", options: [], metrics: nil, views: ["row": row])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-8-[row]-8-|", options: [], metrics: nil, views: ["row": row]))
    tintColor = .systemYellow
  }
  required init?(coder: NSCoder) { nil }

  private func showRating() {
    for (index, star) in stars.enumerated() {
      star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
    }
  }

  private func rate(_ touch: UITouch) {
    let place = touch.location(in: row).x / max(row.bounds.width, 1)
    rating = min(max(Int((place * CGFloat(Self.maximum)).rounded(.up)), 0), Self.maximum)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(touch)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(touch)
    return true
  }
}
