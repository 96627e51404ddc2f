import Testing

@testable import UIKitCore

/// Items, groups and sections in their places, in a view of 320 × 480 points.
@MainActor
@Suite(.serialized)
struct CompositionalLayoutTests {
  final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    /// Sizes that cells ask for, by item.
    let wishes: [Int: CGSize]
    init(_ counts: [Int], _ wishes: [Int: CGSize] = [:]) {
      self.counts = counts
      self.wishes = wishes
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? WishingCell)?.wish = wishes[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  final class WishingCell: UICollectionViewCell {
    var wish: CGSize?
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let wish, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
        return layoutAttributes
      }
      if layoutAttributes.fitting.width { copy.size.width = wish.width }
      if layoutAttributes.fitting.height { copy.size.height = wish.height }
      return copy
    }
  }

  private var source: Source?

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private mutating func view(
    _ section: NSCollectionLayoutSection, _ counts: [Int], wishes: [Int: CGSize] = [:],
    _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(WishingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge", "top"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    let source = Source(counts, wishes)
    self.source = source
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0, items: Range<Int>) -> [CGRect] {
    items.compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
  }

  /// Two columns of fractional widths, with space between groups and around the section.
  @Test mutating func columnsInASection() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    section.interGroupSpacing = 4
    let view = view(section, [3])
    #expect(
      frames(view, items: 0..<3) == [
        CGRect(x: 10, y: 5, width: 150, height: 50), CGRect(x: 160, y: 5, width: 150, height: 50),
        CGRect(x: 10, y: 59, width: 150, height: 50),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 5 + 104 + 7))
  }

  /// `count` shares the width less the spaces.
  @Test(arguments: [(1, 320.0), (2, 155), (3, 100), (4, 72.5)])
  mutating func countsShareTheRoom(_ count: Int, _ width: Double) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitem: item, count: count)
    group.interItemSpacing = .fixed(10)
    let view = view(NSCollectionLayoutSection(group: group), [count])
    let found = frames(view, items: 0..<count)
    #expect(found.allSatisfy { abs($0.width - width) <= 0.5 })
    #expect(zip(found, found.dropFirst()).allSatisfy { abs($1.minX - $0.maxX - 10) <= 0.5 })
  }

  /// Flexible spaces take what is left, edge spaces too.
  /// Provenance: an application whose sections for unknown numbers are a group of a size alone.
  @Test mutating func aGroupOfASizeAloneShowsNothing() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    let view = view(NSCollectionLayoutSection(group: NSCollectionLayoutGroup(layoutSize: size)), [3])
    #expect(view.visibleCells.isEmpty)
    #expect(NSCollectionLayoutGroup(layoutSize: size).subitems.isEmpty)
  }

  @Test mutating func flexibleSpaces() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    group.interItemSpacing = .flexible(10)
    let view = view(NSCollectionLayoutSection(group: group), [3])
    #expect(frames(view, items: 0..<3).map(\.minX) == [0, 120, 240])
    #expect(frames(view, items: 0..<3).allSatisfy { $0.minY == 20 && $0.height == 20 })
  }

  /// A large item beside a column of two.
  @Test mutating func nestedGroups() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    small.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
    let view = view(NSCollectionLayoutSection(group: group), [7])
    #expect(
      frames(view, items: 0..<4) == [
        CGRect(x: 0, y: 0, width: 240, height: 100), CGRect(x: 242, y: 1, width: 74, height: 46),
        CGRect(x: 242, y: 51, width: 74, height: 46), CGRect(x: 0, y: 100, width: 240, height: 100),
      ])
    #expect(view.contentSize.height == 300)
  }

  /// Rows are as high as their contents ask.
  @Test mutating func estimatedHeights() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 1
    let view = view(section, [4], wishes: [0: CGSize(width: 9, height: 60), 2: CGSize(width: 9, height: 20)])
    #expect(frames(view, items: 0..<4).map(\.minY) == [0, 61, 106, 127])
    #expect(frames(view, items: 0..<4).map(\.height) == [60, 44, 20, 44])
    #expect(frames(view, items: 0..<4).allSatisfy { $0.width == 320 })
  }

  /// In a line of a given width, words that size themselves flow.
  @Test mutating func wordsFlow() {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let wishes = Dictionary(
      uniqueKeysWithValues: [150, 100, 60, 300, 90].enumerated().map { ($0, CGSize(width: $1, height: 20)) })
    let view = view(NSCollectionLayoutSection(group: group), [5], wishes: wishes)
    #expect(
      frames(view, items: 0..<5) == [
        CGRect(x: 0, y: 0, width: 150, height: 20), CGRect(x: 160, y: 0, width: 100, height: 20),
        CGRect(x: 0, y: 20, width: 60, height: 20), CGRect(x: 0, y: 40, width: 300, height: 20),
        CGRect(x: 0, y: 60, width: 90, height: 20),
      ])
  }

  @Test mutating func headersFootersBadgesAndBackgrounds() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(12)), elementKind: "footer", alignment: .bottom),
    ]
    section.decorationItems = [.background(elementKind: "back")]
    let view = view(section, [2, 2]) { $0.interSectionSpacing = 8 }
    let path = IndexPath(item: 0, section: 1)
    func supplement(_ kind: String, _ path: IndexPath) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }
    // A section: header 30, inset 10, items 50, inset 10, footer 12; then 8 between sections.
    #expect(supplement("header", path) == CGRect(x: 16, y: 120, width: 288, height: 30))
    #expect(frames(view, 1, items: 0..<1) == [CGRect(x: 16, y: 160, width: 100, height: 50)])
    #expect(supplement("footer", path) == CGRect(x: 16, y: 220, width: 288, height: 12))
    #expect(
      supplement("badge", IndexPath(item: 1, section: 1)) == CGRect(x: 206, y: 150, width: 20, height: 20))
    let back = view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: "back", at: path)
    #expect(back?.frame == CGRect(x: 0, y: 120, width: 320, height: 112))
    // Documented: 0 is the default, and stands beneath all other items.
    #expect(section.decorationItems[0].zIndex == 0)
    // Provenance: Apple's guide to compositional layouts raises it above 1 for headers in front of the others.
    let anchor = NSCollectionLayoutAnchor(edges: .top)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    #expect(
      NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "a", containerAnchor: anchor).zIndex == 1)
    #expect(back?.zIndex == -1)
    #expect(view.contentSize.height == 232)
  }

  @Test mutating func pinnedHeadersArePushedOff() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let view = view(section, [10, 10])
    for (offset, expected) in [(0.0, 0.0), (100, 100), (490, 490), (515, 500), (540, 500)] {
      view.contentOffset = CGPoint(x: 0, y: offset)
      view.layoutIfNeeded()
      let frame = view.layoutAttributesForSupplementaryElement(
        ofKind: "header", at: IndexPath(item: 0, section: 0))?.frame
      #expect(frame?.minY == CGFloat(expected), "at \(offset)")
    }
  }

  @Test mutating func aSectionScrollsByItself() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.5), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let view = view(section, [20])
    #expect(view.contentSize == CGSize(width: 320, height: 100))
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    let scroller = view.subviews.compactMap { $0 as? OrthogonalScroller }.first
    #expect(scroller?.contentSize == CGSize(width: 20 * 160 + 19 * 10, height: 100))
    scroller?.contentOffset.x = 1000
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [5, 6, 7])
    #expect(view.indexPathForItem(at: CGPoint(x: 100, y: 50))?.item == 6)
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(scroller?.contentOffset.x == 0)
  }

  /// Provenance: documented of `scrollToItem(at:at:animated:)`; the position holds in a section that scrolls by itself.
  @Test(arguments: [
    (UICollectionView.ScrollPosition.left, CGFloat(850)), (.centeredHorizontally, 770), (.right, 690),
  ])
  mutating func anItemOfASectionThatScrollsGoesWhereItShall(position: UICollectionView.ScrollPosition, offset: CGFloat)
  {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.5), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let view = view(section, [20])
    view.scrollToItem(at: IndexPath(item: 5, section: 0), at: position, animated: false)
    #expect(view.subviews.compactMap { $0 as? OrthogonalScroller }.first?.contentOffset.x == offset)
    #expect(view.contentOffset == .zero)
  }

  /// The visible items can be changed as they move.
  @Test mutating func visibleItemsAreHanded() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items { item.alpha = item.frame.minY < offset.y + 100 ? 0.5 : 1 }
      #expect(environment.container.contentSize.width == 320)
    }
    let view = view(section, [20])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha == 0.5)
  }

  @Test mutating func rightToLeftMirrors() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let view = view(NSCollectionLayoutSection(group: group), [3])
    view.semanticContentAttribute = .forceRightToLeft
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(frames(view, items: 0..<3).map(\.minX) == [220, 120, 20])
  }

  /// A million items cost nothing until they are seen.
  @Test mutating func aMillionItems() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let view = view(NSCollectionLayoutSection(group: group), [1_000_000])
    #expect(view.contentSize.height == 12_500_000)
    #expect(frames(view, items: 999_999..<1_000_000) == [CGRect(x: 240, y: 12_499_950, width: 80, height: 50)])
    #expect(view.visibleCells.count == 40)
  }

  private mutating func shelf(_ wishes: [Int: CGSize], count: Int = 20) -> UICollectionView {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(200)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .estimated(200)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return view(section, [count], wishes: wishes)
  }

  /// An estimate counts until contents are known; then the tallest of them decides.
  @Test mutating func aSectionThatScrollsByItselfIsAsHighAsItsContents() {
    let wishes = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, CGSize(width: 100, height: $0 == 9 ? 90 : 60)) })
    let view = shelf(wishes)
    #expect(view.contentSize.height == 60)
    let scroller = view.subviews.compactMap { $0 as? OrthogonalScroller }.first
    #expect(scroller?.frame.height == 60)
    scroller?.contentOffset.x = 800
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 90)
  }

  /// A content that is as high as the estimate counts like others, whenever it comes.
  @Test(arguments: [1, 9]) mutating func aContentAsHighAsTheEstimateCounts(_ tall: Int) {
    let wishes = Dictionary(
      uniqueKeysWithValues: (0..<20).map { ($0, CGSize(width: 100, height: $0 == tall ? 200 : 60)) })
    let view = shelf(wishes)
    #expect(view.contentSize.height == (tall == 1 ? 200 : 60))
    view.subviews.compactMap { $0 as? OrthogonalScroller }.first?.contentOffset.x = 800
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 200)
  }
}
