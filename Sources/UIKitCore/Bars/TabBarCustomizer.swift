/// What lets a person choose and order the tabs of a bar: all that may be chosen, above the bar, to be dragged into it.
///
/// UIKIT: a page titled Configure with a Done button. A tab that is dropped on another takes its place; one that the bar
/// has already changes places with it. Tabs that may not be chosen, such as More, stay.
final class TabBarCustomizer: UIView {
  private let items: [UITabBarItem]
  private let bar: UITabBar
  private let done: () -> Void
  private let header = UINavigationBar()
  private var tiles: [Tile] = []
  private(set) var hasChanged = false

  /// - Parameters:
  ///   - items: all that may be in the bar.
  ///   - done: called when the person has finished.
  init(_ bar: UITabBar, items: [UITabBarItem], done: @escaping () -> Void) {
    (self.bar, self.items, self.done) = (bar, items, done)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let item = UINavigationItem(title: "Configure")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
    header.items = [item]
    addSubview(header)
    tiles = items.map { Tile($0, self) }
    for tile in tiles { addSubview(tile) }
  }

  required init?(coder: NSCoder) { nil }

  private static let tile = CGSize(width: 76, height: 60)

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    header.frame = CGRect(x: 0, y: top, width: bounds.width, height: 44)
    let columns = max(Int(bounds.width / Self.tile.width), 1)
    let gap = (bounds.width - CGFloat(columns) * Self.tile.width) / CGFloat(columns + 1)
    for (index, tile) in tiles.enumerated() where !tile.isDragged {
      let (row, column) = (index / columns, index % columns)
      tile.frame = CGRect(
        x: gap + CGFloat(column) * (Self.tile.width + gap), y: header.frame.maxY + 20 + CGFloat(row) * 80,
        width: Self.tile.width, height: Self.tile.height)
    }
  }

  /// A tab was let go at a point of the bar.
  fileprivate func drop(_ item: UITabBarItem, at point: CGPoint) {
    guard var shown = bar.items,
      let place = shown.indices.first(where: { bar.frameOfTab(at: $0).contains(point) }), shown[place] !== item,
      items.contains(where: { $0 === shown[place] })
    else { return }
    if let present = shown.firstIndex(where: { $0 === item }) {
      shown.swapAt(present, place)
    } else {
      shown[place] = item
    }
    bar.setCustomizedItems(shown)
    hasChanged = true
  }

  /// One of the tabs that may be chosen.
  fileprivate final class Tile: UIView {
    private let item: UITabBarItem
    private unowned let page: TabBarCustomizer
    private(set) var isDragged = false

    init(_ item: UITabBarItem, _ page: TabBarCustomizer) {
      (self.item, self.page) = (item, page)
      super.init(frame: .zero)
      let image = UIImageView(image: item.image)
      image.contentMode = .scaleAspectFit
      image.frame = CGRect(x: 22, y: 4, width: 32, height: 32)
      let label = UILabel(frame: CGRect(x: 0, y: 40, width: TabBarCustomizer.tile.width, height: 16))
      label.text = item.title
      label.font = .systemFont(ofSize: 10)
      label.textAlignment = .center
      label.textColor = .secondaryLabel
      image.tintColor = .secondaryLabel
      addSubview(image)
      addSubview(label)
      isAccessibilityElement = true
      accessibilityLabel = item.title
      accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      isDragged = true
      superview?.bringSubviewToFront(self)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let point = touches.first?.location(in: superview) { center = point }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first { page.drop(item, at: touch.location(in: page.bar)) }
      rest()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rest() }

    private func rest() {
      isDragged = false
      page.setNeedsLayout()
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.page.layoutIfNeeded() }
    }
  }
}
