import UIKit

/// A table's row: a picture, two lines beside it, a mark at the end; ten constraints.
final class Row: UIView {
  init() {
    super.init(frame: .zero)
    let (picture, title, text, mark) = (Leaf(0), Leaf(1), Leaf(2), Leaf(3))
    translatesAutoresizingMaskIntoConstraints = false
    for view in [picture, title, text, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
      mark.centerYAnchor.constraint(equalTo: centerYAnchor),
      mark.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      mark.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }
  required init?(coder: NSCoder) { nil }
}
