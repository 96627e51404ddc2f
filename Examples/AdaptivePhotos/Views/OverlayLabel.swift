import UIKit

/// A comment on a veil over a photo.
final class OverlayLabel: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.45)
    layer.cornerRadius = 8
    label.textColor = .white
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    for format in ["|-10-[label]-10-|", "V:|-8-[label]-8-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["label": label]))
    }
  }
  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      isHidden = newValue?.isEmpty ?? true
    }
  }
}
