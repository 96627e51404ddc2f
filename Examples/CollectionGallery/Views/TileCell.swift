import UIKit

/// A title on a colored tile.
final class TileCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    contentView.clipsToBounds = true
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 17, weight: .medium)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }
  required init?(coder: NSCoder) { nil }

  private static let colors: [UIColor] = [
    .systemBlue, .systemTeal, .systemIndigo, .systemPurple, .systemPink, .systemOrange, .systemGreen,
  ]

  func show(_ text: String, color index: Int) {
    label.text = text
    contentView.backgroundColor = Self.colors[index % Self.colors.count]
  }
}
