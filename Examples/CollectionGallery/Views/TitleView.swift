import UIKit

/// A header or a footer with a title.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

/// A count in a red circle at the corner of an item.
final class BadgeView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12, weight: .bold)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

/// A panel behind a section.
final class PanelView: UICollectionReusableView {
  static let kind = "panel"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
  }
  required init?(coder: NSCoder) { nil }
}
