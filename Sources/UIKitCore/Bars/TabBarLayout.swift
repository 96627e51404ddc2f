internal import UISystemMetrics

/// Where a tab bar's tabs are, and how their parts stand to each other.
@MainActor
struct TabBarLayout {
  private let bar: UITabBar
  private let look: UITabBarAppearance

  init(_ bar: UITabBar) {
    self.bar = bar
    look = bar.appearanceInForce
  }

  /// UIKIT: images stand above titles in compact widths, beside them in regular ones and in compact heights (documented
  /// since iOS 11).
  var style: UITabBarItemAppearance.Style {
    let traits = bar.traitCollection
    guard bar.systemMetrics.system >= 11 else { return .stacked }
    if traits.verticalSizeClass == .compact { return .compactInline }
    return traits.horizontalSizeClass == .regular ? .inline : .stacked
  }

  private var isCentred: Bool {
    let positioning = bar.itemPositioning == .automatic ? look.stackedItemPositioning : bar.itemPositioning
    switch positioning {
    case .fill: return false
    case .centered: return true
    case .automatic:
      return bar.traitCollection.horizontalSizeClass == .regular && bar.traitCollection.userInterfaceIdiom == .pad
    }
  }

  /// Between tabs in the middle, in points.
  private var spacing: CGFloat { [bar.itemSpacing, look.stackedItemSpacing].first { $0 > 0 } ?? 34 }

  /// The width of each tab in the middle: 76 points. Titles beside their images may reach into the space between tabs;
  /// where one needs more than that, all tabs are wider, so that contents are 16 points apart (a guess: nothing measured says
  /// how UIKit shares the room).
  private var naturalWidth: CGFloat {
    guard style != .stacked else { return 76 }
    let widest = (bar.items ?? []).map { item in
      let look = TabBarItemLook(item, in: bar, style)
      return contentWidth(image: look.image.image?.size ?? .zero, title: look.titleSize)
    }.max()
    return max(76, (widest ?? 0) + 16 - spacing)
  }

  /// Between an image and the title beside it, in points.
  private static let gap: CGFloat = 6

  private func contentWidth(image: CGSize, title: CGSize) -> CGFloat {
    image.width + title.width + (image.width > 0 && title.width > 0 ? Self.gap : 0)
  }

  /// UIKIT: tabs share the width on phones; on pads they are 76 points wide, 34 apart, in the middle. A guess.
  func frame(at index: Int) -> CGRect {
    let items = bar.items?.count ?? 0
    let count = CGFloat(max(items, 1))
    let position = CGFloat(bar.isRightToLeft ? items - 1 - index : index)
    let height = max(min(bar.bounds.height, bar.barMetrics().tabBar) - 1, 0)
    guard isCentred else {
      let area = bar.bounds.inset(
        by: UIEdgeInsets(top: 0, left: bar.safeAreaInsets.left, bottom: 0, right: bar.safeAreaInsets.right))
      let width = area.width / count
      return CGRect(x: area.minX + (position * width).rounded(), y: 1, width: width, height: height)
    }
    let width = [bar.itemWidth, look.stackedItemWidth].first { $0 > 0 } ?? naturalWidth
    let total = count * width + (count - 1) * spacing
    return CGRect(
      x: ((bar.bounds.width - total) / 2 + position * (width + spacing)).rounded(), y: 1, width: width,
      height: height)
  }

  /// From the middle of the image to the badge, in points.
  var badgeDistance: CGFloat { style == .stacked ? 8 : 4 }

  /// Where image, title and badge of a tab are. A title beside its image may reach into the space between tabs, and is
  /// cut off where that is not enough.
  func parts(in tab: CGRect, image: CGSize, title: CGSize) -> (image: CGRect, title: CGRect, badge: CGPoint) {
    guard style != .stacked else {
      let picture = CGRect(
        x: (tab.midX - image.width / 2).rounded(), y: (tab.minY + 17 - image.height / 2).rounded(), width: image.width,
        height: image.height)
      let text = CGRect(x: tab.minX, y: tab.minY + 33, width: tab.width, height: 14)
      return (picture, text, CGPoint(x: tab.midX + badgeDistance, y: tab.minY + 3))
    }
    let room = isCentred ? tab.width + spacing : tab.width
    let content = contentWidth(image: image, title: title)
    let total = min(content, room)
    let words = max(title.width - (content - total), 0)
    let start = tab.midX - total / 2
    let isMirrored = bar.isRightToLeft
    let picture = CGRect(
      x: (isMirrored ? start + total - image.width : start).rounded(), y: (tab.midY - image.height / 2).rounded(),
      width: image.width, height: image.height)
    let text = CGRect(
      x: isMirrored ? start : start + total - words, y: tab.minY, width: words, height: tab.height)
    return (picture, text, CGPoint(x: picture.midX + badgeDistance, y: tab.minY + 1))
  }
}
