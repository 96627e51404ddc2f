/// Where a popover stands beside its source, and where its arrow points.
struct PopoverPlacement {
  /// From the bubble's edge to the arrow's tip, in points.
  static let arrowHeight: CGFloat = 13
  /// How near the arrow's middle comes to a corner, in points.
  private static let cornerDistance: CGFloat = 28

  private(set) var frame = CGRect.zero
  private(set) var direction = UIPopoverArrowDirection.up
  /// The arrow's middle along its edge, in the frame's coordinates.
  private(set) var arrowPosition: CGFloat = 0

  /// - Parameters:
  ///   - size: of the content, in points.
  ///   - source: what the arrow points to, in the container's coordinates.
  ///   - area: where the popover may be.
  ///   - overlapping: whether it may cover the source where it fits nowhere beside it.
  ///   - arrowHeight: from the bubble's edge to the arrow's tip, in points.
  ///   - frame: what the bubble adds to the content besides the arrow, in points.
  init(
    size content: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection,
    overlapping: Bool = false, arrowHeight: CGFloat = Self.arrowHeight, frame insets: UIEdgeInsets = .zero
  ) {
    let size = CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    // UIKIT: below its source first, then above, then beside it; where it fits nowhere, where there is most room. A
    // guess.
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
    let rooms = order.map { Self.room($0, source, area, arrowHeight) }
    let fitting = zip(order, rooms).first { size.width <= $0.1.width && size.height <= $0.1.height }
    let largest = zip(order, rooms).max {
      min($0.1.width, size.width) * min($0.1.height, size.height)
        < min($1.1.width, size.width) * min($1.1.height, size.height)
    }
    guard let (direction, room) = fitting ?? largest else {
      frame = CGRect(origin: area.origin, size: size)
      return
    }
    self.direction = direction
    let isVertical = direction == .up || direction == .down
    let arrow = CGSize(width: isVertical ? 0 : arrowHeight, height: isVertical ? arrowHeight : 0)
    let most =
      overlapping ? CGSize(width: area.width - arrow.width, height: area.height - arrow.height) : room
    let width = min(size.width, most.width)
    let height = min(size.height, most.height)
    if isVertical {
      let x = min(max(source.midX - width / 2, area.minX), area.maxX - width)
      let y = direction == .up ? source.maxY : source.minY - height - arrowHeight
      frame = CGRect(x: x.rounded(), y: y, width: width, height: height + arrowHeight)
      arrowPosition = min(max(source.midX - frame.minX, Self.cornerDistance), width - Self.cornerDistance)
    } else {
      let y = min(max(source.midY - height / 2, area.minY), area.maxY - height)
      let x = direction == .left ? source.maxX : source.minX - width - arrowHeight
      frame = CGRect(x: x, y: y.rounded(), width: width + arrowHeight, height: height)
      arrowPosition = min(max(source.midY - frame.minY, Self.cornerDistance), height - Self.cornerDistance)
    }
    guard overlapping else { return }
    frame.origin.x = min(max(frame.minX, area.minX), area.maxX - frame.width)
    frame.origin.y = min(max(frame.minY, area.minY), area.maxY - frame.height)
  }

  /// The room for the content on the side of the source that the arrow points from.
  private static func room(
    _ direction: UIPopoverArrowDirection, _ source: CGRect, _ area: CGRect, _ arrowHeight: CGFloat
  ) -> CGSize {
    let size: CGSize
    switch direction {
    case .up: size = CGSize(width: area.width, height: area.maxY - source.maxY - arrowHeight)
    case .down: size = CGSize(width: area.width, height: source.minY - area.minY - arrowHeight)
    case .left: size = CGSize(width: area.maxX - source.maxX - arrowHeight, height: area.height)
    default: size = CGSize(width: source.minX - area.minX - arrowHeight, height: area.height)
    }
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }
}
