import UIKit

/// A number on a card, in a frame that shows the state: the background frames the smaller content.
final class NumberCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let background = UIView()
    background.backgroundColor = .systemOrange
    backgroundView = background
    let selected = UIView()
    selected.backgroundColor = .systemGreen
    selectedBackgroundView = selected
    contentView.backgroundColor = .white
    contentView.layer.borderColor = UIColor.lightGray.cgColor
    contentView.layer.borderWidth = 2
    contentView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    label.textAlignment = .center
    label.textColor = .black
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
