/// A token as it is seen.
final class SearchTokenView: UIView {
  private let label = UILabel()
  private let color: UIColor
  var isSelected = false { didSet { backgroundColor = isSelected ? color : color.withAlphaComponent(0.25) } }

  init(_ token: UISearchToken, color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    label.isUserInteractionEnabled = false
    isUserInteractionEnabled = false
    backgroundColor = color.withAlphaComponent(0.25)
    layer.cornerRadius = 6
    addSubview(label)
    if let icon = token.icon {
      let picture = UIImageView(image: icon)
      picture.contentMode = .scaleAspectFit
      addSubview(picture)
      self.picture = picture
    }
  }
  required init?(coder: NSCoder) { nil }
  private var picture: UIImageView?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    return CGSize(width: text.width.rounded(.up) + 12 + (picture == nil ? 0 : 20), height: 26)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let lead: CGFloat = picture == nil ? 6 : 26
    picture?.frame = CGRect(x: 6, y: bounds.midY - 8, width: 16, height: 16)
    label.frame = CGRect(x: lead, y: 0, width: bounds.width - lead - 6, height: bounds.height)
  }
}
