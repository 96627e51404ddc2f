import UIKit

/// A rectangle with a size of its own, as a picture or a chart has one.
final class TileView: UIView {
  private let size: CGSize

  override var intrinsicContentSize: CGSize { size }

  init(width: CGFloat, height: CGFloat, color: UIColor) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    backgroundColor = color
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultLow, for: axis) }
  }

  required init?(coder: NSCoder) { nil }
}

extension UILabel {
  /// A label on a coloured ground, so that its size shows.
  convenience init(_ text: String, on color: UIColor, size: CGFloat = 17) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size)
    textAlignment = .center
    backgroundColor = color
  }
}
