/// A row of a table.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    becomeCell()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCell()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeCell()
  }

  private func becomeCell() {
    flags.insert(.drawsInCode)
    contentMode = .redraw
    contentView.frame = bounds
    contentView.preservesSuperviewLayoutMargins = true
    addSubview(contentView)
    backgroundColor = .systemBackground
  }

  open internal(set) var reuseIdentifier: String?
  var style = CellStyle.default
  /// Where the cell's content stands. A document may bring its own.
  open internal(set) var contentView = UIView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
    }
  }

  private var titleLabel: UILabel?
  private var subtitleLabel: UILabel?
  private var picture: UIImageView?

  /// Made when first asked for.
  open var textLabel: UILabel? { part(&titleLabel) { UILabel() } }
  /// Nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : part(&subtitleLabel) { detailLabel() } }
  open var imageView: UIImageView? { part(&picture) { UIImageView() } }

  private func part<Part: UIView>(_ slot: inout Part?, _ make: () -> Part) -> Part {
    if let slot { return slot }
    let view = make()
    slot = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  private func detailLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    if style == .value1 { label.textColor = .secondaryLabel }
    return label
  }

  /// Takes over labels that a document laid out.
  func adopt(textLabel: UILabel?, detailTextLabel: UILabel?, imageView: UIImageView?) {
    titleLabel = textLabel
    subtitleLabel = detailTextLabel
    picture = imageView
    hasDocumentParts = textLabel != nil || detailTextLabel != nil || imageView != nil
  }
  private var hasDocumentParts = false

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryType = AccessoryType.none
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var focusStyle = 0
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  open var selectedBackgroundView: UIView?

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func prepareForReuse() {}

  /// Width that the accessory takes from the content, in points.
  ///
  /// UIKIT: frames stored by Interface Builder: disclosure 33 (34 from iOS 11, 26.5 from 13), checkmark 39, detail
  /// button 47, both 67.
  var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 16 }
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator:
      switch Compatibility.current.system {
      case ..<11: return 33
      case 11, 12: return 34
      default: return 26.5
      }
    case .checkmark: return 39
    case .detailButton: return 47
    case .detailDisclosureButton: return 67
    }
  }

  open override func draw(_ rect: CGRect) { CellPainter.draw(self) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isFromDocument else { return }
    contentView.frame = CGRect(x: 0, y: 0, width: bounds.width - accessoryWidth, height: bounds.height)
    backgroundView?.frame = bounds
    accessoryView?.center = CGPoint(x: bounds.width - accessoryWidth / 2, y: bounds.midY)
    guard !hasDocumentParts else { return }
    CellLayout.place(self, title: titleLabel, detail: subtitleLabel, image: picture)
  }

  /// On Interface Builder's canvas cells and their parts keep the frames that the document gives.
  var isFromDocument = false
}

/// Places the labels of the four cell styles.
@MainActor
enum CellLayout {
  static func place(_ cell: UITableViewCell, title: UILabel?, detail: UILabel?, image: UIImageView?) {
    let content = cell.contentView.bounds
    var left = content.minX + 16 + CGFloat(cell.indentationLevel) * cell.indentationWidth
    if let image, let size = image.image?.size {
      let side = min(size.height, content.height)
      image.frame = CGRect(x: left, y: (content.height - side) / 2, width: size.width, height: side)
      left += size.width + 15
    }
    let room = max(content.maxX - 16 - left, 0)
    let titleSize = title?.sizeThatFits(CGSize(width: room, height: .infinity)) ?? .zero
    guard let detail, cell.style != .default else {
      title?.frame = CGRect(x: left, y: 0, width: room, height: content.height)
      return
    }
    let detailSize = detail.sizeThatFits(CGSize(width: room, height: .infinity))
    switch cell.style {
    case .subtitle:
      let top = (content.height - titleSize.height - detailSize.height - 2) / 2
      title?.frame = CGRect(x: left, y: top, width: min(titleSize.width, room), height: titleSize.height)
      detail.frame = CGRect(
        x: left, y: top + titleSize.height + 2, width: min(detailSize.width, room), height: detailSize.height)
    case .value2:
      title?.frame = CGRect(x: left, y: 0, width: 91, height: content.height)
      detail.frame = CGRect(x: left + 97, y: 0, width: max(room - 97, 0), height: content.height)
    default:
      title?.frame = CGRect(x: left, y: 0, width: min(titleSize.width, room), height: content.height)
      let width = min(detailSize.width, max(room - titleSize.width - 6, 0))
      detail.frame = CGRect(x: left + room - width, y: 0, width: width, height: content.height)
    }
  }
}
