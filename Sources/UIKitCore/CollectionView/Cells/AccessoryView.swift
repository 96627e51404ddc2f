internal import Foundation

/// Draws an accessory of a list's row and answers to taps on it.
final class AccessoryView: UIControl {
  let accessory: UICellAccessory
  weak var cell: UICollectionViewListCell?
  private var custom: UIView?
  private var label: UILabel?

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    flags.insert(.drawsInCode)
    contentMode = .redraw
    isOpaque = false
    switch accessory.accessoryType {
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = accessory.followsTextSize
      label.textColor = accessory.tintColor ?? .secondaryLabel
      self.label = label
      addSubview(label)
    case .customView(let view):
      custom = view
      addSubview(view)
    default: break
    }
    let taps = [.delete, .insert, .detail, .outlineDisclosure, .popUpMenu].contains(accessory.accessoryType)
    isUserInteractionEnabled = taps || custom != nil || accessory.accessoryType == .reorder
    isAccessibilityElement = taps
  }
  required init?(coder: NSCoder) { nil }

  /// In points.
  var naturalWidth: CGFloat {
    if case .custom(let width) = accessory.width { return width }
    let own: CGFloat =
      switch accessory.accessoryType {
      case .disclosureIndicator: 10.5
      case .outlineDisclosure: 18
      case .checkmark: 17
      case .delete, .insert, .multiselect: 26
      case .detail: 25
      case .reorder: 27
      case .popUpMenu: 30
      case .label: label?.sizeThatFits(CGSize(width: 1000, height: 100)).width ?? 0
      case .customView: custom.map { max($0.bounds.width, $0.intrinsicContentSize.width) } ?? 0
      }
    return accessory.width == .standard ? max(own, 28) : own
  }

  func cellStateDidChange() { setNeedsDisplay() }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds
    if let custom {
      let own = custom.intrinsicContentSize
      let size = custom.bounds.size == .zero ? own : custom.bounds.size
      custom.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
  }

  override func didTouchUpInside() {
    if let action = accessory.action { return action() }
    guard let cell, let view = cell.collection else { return }
    switch accessory.accessoryType {
    case .outlineDisclosure: view.toggleOutline(of: cell)
    case .delete: view.showActions(of: cell)
    case .popUpMenu: if let menu = accessory.menu { MenuPresenter.show(menu, from: self) }
    default: break
    }
  }

  /// UIKIT: a handle is dragged at once, in lists as in tables. A guess.
  override var isTrackedAtOnce: Bool { accessory.accessoryType == .reorder }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if accessory.accessoryType == .reorder, let cell, let view = cell.collection, let path = view.indexPath(for: cell) {
      _ = view.beginInteractiveMovementForItem(at: path)
    }
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if accessory.accessoryType == .reorder, let cell, let view = cell.collection {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: cell.center.x, y: touch.location(in: view).y))
    }
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if accessory.accessoryType == .reorder { cell?.collection?.endInteractiveMovement() }
  }
  override func cancelTracking(with event: UIEvent?) {
    if accessory.accessoryType == .reorder { cell?.collection?.cancelInteractiveMovement() }
  }

  override func draw(_ rect: CGRect) {
    AccessoryPainter(
      bounds: bounds, tint: accessory.tintColor, circle: accessory.circleColor,
      hasVerticalSeparator: accessory.hasVerticalSeparator, viewTint: tintColor, isSelected: cell?.isSelected ?? false,
      isExpanded: cell?.isExpanded ?? false, isMirrored: isRightToLeft
    ).draw(accessory.accessoryType)
  }
}
