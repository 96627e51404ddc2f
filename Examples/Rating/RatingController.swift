import UIKit

/// A rating from no star to five: two buttons add stars to a stack view and take them away.
final class RatingController: UIViewController {
  var ratingView: UIStackView!

  private(set) var rating = 0
  private static let most = 5
  private static let size = UIImage.SymbolConfiguration(pointSize: 36)

  @IBAction func increaseRating(_ sender: UIButton) {
    guard rating < Self.most else { return }
    rating += 1
    let star = UIImageView(image: UIImage(systemName: "star.fill", withConfiguration: Self.size))
    star.contentMode = .scaleAspectFit
    star.tintColor = .systemOrange
    ratingView.addArrangedSubview(star)
    animateStars()
  }

  @IBAction func decreaseRating(_ sender: UIButton) {
    guard rating > 0, let star = ratingView.arrangedSubviews.last else { return }
    rating -= 1
    ratingView.removeArrangedSubview(star)
    star.removeFromSuperview()
    animateStars()
  }

  private func animateStars() {
    UIView.animate(withDuration: 0.25) { self.ratingView.layoutIfNeeded() }
  }

  /// What the storyboard may reach: the outlet and the actions, by name.
  static func registerForStoryboards() {
    NibRegistry.register(RatingController.self) { nib in
      nib.outlet("ratingView", \.ratingView)
      nib.action("increaseRating:", RatingController.increaseRating)
      nib.action("decreaseRating:", RatingController.decreaseRating)
    }
  }
}
