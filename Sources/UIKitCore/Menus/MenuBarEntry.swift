internal import Foundation

/// An entry of a bar of a menu: a word or a picture.
final class MenuBarEntry: UIControl {
  private let title = UILabel()
  private let picture = UIImageView()
  private let line = UIView()
  private let spoken: String
  var onTap: (() -> Void)?
  var showsLine = false { didSet { line.isHidden = !showsLine } }

  init(_ element: UIMenuElement) {
    spoken = element.title
    super.init(frame: .zero)
    let attributes = element.attributesIfAny
    isEnabled = !attributes.contains(.disabled)
    let ink: UIColor = !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    show(element.title, element.title.isEmpty ? element.image : nil, ink)
  }
  init(symbol: String, _ spoken: String) {
    self.spoken = spoken
    super.init(frame: .zero)
    show("", UIImage(systemName: symbol), .label)
  }
  required init?(coder: NSCoder) { nil }

  private func show(_ text: String, _ image: UIImage?, _ ink: UIColor) {
    isOpaque = false
    title.text = text
    title.font = .systemFont(ofSize: 15)
    title.textColor = ink
    title.textAlignment = .center
    picture.image = image
    picture.tintColor = ink
    picture.contentMode = .center
    line.backgroundColor = .separator
    for view in [title, picture, line] { addSubview(view) }
  }

  var naturalWidth: CGFloat { max(ceil(title.intrinsicContentSize.width), picture.image?.size.width ?? 0) }

  override func didTouchUpInside() { onTap?() }
  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
    picture.frame = bounds
    let width = 1 / pixelScale
    line.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(spoken, .button)
  }
}
