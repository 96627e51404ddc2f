internal import Foundation

/// A menu's entries side by side on a bar: the edit menu of texts and cells.
///
/// UIKIT: 44 points high, texts of 15 with 14 points at each side, thin lines between them; what finds no room stands on
/// further pages. Estimated from pictures of iOS 16.
final class MenuBar: UIView {
  private static let height: CGFloat = 44
  private static let space: CGFloat = 14
  private static let turnWidth: CGFloat = 36

  private var entries: [MenuBarEntry] = []
  private let back = MenuBarEntry(symbol: "chevron.left", "Previous")
  private let forward = MenuBarEntry(symbol: "chevron.right", "Next")
  private var page = 0

  init(_ menu: UIMenu, choose: @escaping (UIMenuElement) -> Void) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    clipsToBounds = true
    add(menu.children, choose)
    back.onTap = { [weak self] in self?.turn(-1) }
    forward.onTap = { [weak self] in self?.turn(1) }
    addSubview(back)
    addSubview(forward)
  }
  required init?(coder: NSCoder) { nil }

  private func add(_ elements: [UIMenuElement], _ choose: @escaping (UIMenuElement) -> Void) {
    for element in elements {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        add(menu.children, choose)
      } else if let deferred = element as? UIDeferredMenuElement {
        deferred.load { [weak self] loaded in
          self?.add(loaded, choose)
          self?.setNeedsLayout()
        }
      } else if !element.attributesIfAny.contains(.hidden) {
        let entry = MenuBarEntry(element)
        entry.onTap = { choose(element) }
        entries.append(entry)
        addSubview(entry)
      }
    }
  }

  private func width(_ entry: MenuBarEntry) -> CGFloat { entry.naturalWidth + 2 * Self.space }

  /// The entries of each page, in a width.
  private func pages(in width: CGFloat) -> [[MenuBarEntry]] {
    if entries.reduce(0, { $0 + self.width($1) }) <= width { return [entries] }
    var pages: [[MenuBarEntry]] = [[]]
    var used = 2 * Self.turnWidth
    for entry in entries {
      if used + self.width(entry) > width, !pages[pages.count - 1].isEmpty {
        pages.append([])
        used = 2 * Self.turnWidth
      }
      pages[pages.count - 1].append(entry)
      used += self.width(entry)
    }
    return pages
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let pages = pages(in: size.width)
    let turns = pages.count > 1 ? 2 * Self.turnWidth : 0
    let widest = pages.map { $0.reduce(0) { $0 + width($1) } }.max() ?? 0
    return CGSize(width: min(widest + turns, size.width), height: Self.height)
  }

  private func turn(_ step: Int) {
    page += step
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pages = pages(in: bounds.width)
    page = min(max(page, 0), pages.count - 1)
    let shown = pages[page]
    for entry in entries { entry.isHidden = !shown.contains(entry) }
    (back.isHidden, forward.isHidden) = (page == 0, page == pages.count - 1)
    var x: CGFloat = 0
    func place(_ entry: MenuBarEntry, _ width: CGFloat) {
      let left = isRightToLeft ? bounds.width - x - width : x
      entry.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      entry.showsLine = x > 0
      x += width
    }
    if !back.isHidden { place(back, Self.turnWidth) }
    let turns = (back.isHidden ? 0 : Self.turnWidth) + (forward.isHidden ? 0 : Self.turnWidth)
    let natural = shown.reduce(0) { $0 + width($1) }
    let extra = pages.count > 1 ? max(bounds.width - turns - natural, 0) / CGFloat(max(shown.count, 1)) : 0
    for entry in shown { place(entry, width(entry) + extra) }
    if !forward.isHidden { place(forward, Self.turnWidth) }
  }
}
