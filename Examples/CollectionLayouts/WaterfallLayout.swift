public import UIKit

/// Columns of items that are as high as their contents: each item goes to the column that its direction names.
///
/// Beside the listing that it follows, these are put right:
/// - From left to right and from right to left, the column is the item's number modulo the columns. (The listing named the
///   column behind the last one, and a quotient that leaves the columns after a few items.)
/// - The space between the items of a section is that section's own everywhere; the listing took the columns' space as
///   its default and the layout's space below the last item.
/// - A section without items ends where its insets end; the listing took a space off that was never added.
/// - Elements in a rectangle are found by bisection; the listing's search for the first block never stopped at it.
/// - An item without a header or a footer has no attributes for it, instead of empty ones.
open class WaterfallLayout: UICollectionViewLayout {
  /// In which column the next item goes.
  public enum RenderDirection: Sendable, CaseIterable {
    /// Into the shortest column, the first one of equals.
    case shortestFirst
    /// Columns in turn, from the left.
    case leftToRight
    /// Columns in turn, from the right.
    case rightToLeft
  }

  /// Default: 2.
  open var columnCount = 2 { didSet { invalidateLayout() } }
  /// In points. Default: 10.
  open var minimumColumnSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// In points. Default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// In points. Default: 0, no header.
  open var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  /// In points. Default: 0, no footer.
  open var footerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The space around each section's items, in points. Default: none.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// In which column the next item goes. Default: the shortest.
  open var itemRenderDirection = RenderDirection.shortestFirst { didSet { invalidateLayout() } }

  private var sections: [WaterfallSection] = []
  private var total = CGSize.zero

  private var delegate: (any WaterfallLayoutDelegate)? { collectionView?.delegate as? any WaterfallLayoutDelegate }

  /// The width of a section's columns, in points.
  open func itemWidth(inSection section: Int) -> CGFloat {
    guard let view = collectionView else { return 0 }
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let room = view.bounds.width - inset.left - inset.right
    return max(
      floor((room - CGFloat(max(columnCount, 1) - 1) * minimumColumnSpacing) / CGFloat(max(columnCount, 1))), 0)
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    sections = []
    var top: CGFloat = 0
    for index in 0..<view.numberOfSections {
      let section = place(index, at: top, view)
      sections.append(section)
      top = section.end
    }
    total = CGSize(width: view.bounds.width, height: top)
  }

  private func place(_ index: Int, at top: CGFloat, _ view: UICollectionView) -> WaterfallSection {
    let delegate = delegate
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let gap =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    var section = WaterfallSection(start: top)
    section.header = delegate?.collectionView(view, layout: self, heightForHeaderIn: index) ?? headerHeight
    section.footer = delegate?.collectionView(view, layout: self, heightForFooterIn: index) ?? footerHeight
    section.left = inset.left
    section.width = itemWidth(inSection: index)
    section.spacing = minimumColumnSpacing
    let first = top + section.header + inset.top
    section.columns = Array(repeating: WaterfallSection.Column(end: first), count: max(columnCount, 1))
    let count = view.numberOfItems(inSection: index)
    section.places.reserveCapacity(count)
    for item in 0..<count {
      let size =
        delegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: index)) ?? .zero
      let height = size.width > 0 && size.height > 0 ? floor(size.height * section.width / size.width) : 0
      append(item, height, gap, first, &section)
    }
    let longest = section.columns.map { $0.bottoms.last ?? first }.max() ?? first
    section.footerStart = longest + inset.bottom
    section.end = section.footerStart + section.footer
    return section
  }

  private func append(
    _ item: Int, _ height: CGFloat, _ gap: CGFloat, _ first: CGFloat, _ section: inout WaterfallSection
  ) {
    let column = column(for: item, section.columns)
    let top = section.columns[column].end
    section.places.append((Int32(column), Int32(section.columns[column].items.count)))
    section.columns[column].items.append(Int32(item))
    section.columns[column].tops.append(top)
    section.columns[column].bottoms.append(top + height)
    section.columns[column].end = top + height + gap
  }

  private func column(for item: Int, _ columns: [WaterfallSection.Column]) -> Int {
    switch itemRenderDirection {
    case .shortestFirst:
      var best = 0
      for index in columns.indices where columns[index].end < columns[best].end { best = index }
      return best
    case .leftToRight: return item % columns.count
    case .rightToLeft: return columns.count - 1 - item % columns.count
    }
  }

  open override var collectionViewContentSize: CGSize { total }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    for index in sections.indices where sections[index].end >= rect.minY && sections[index].start <= rect.maxY {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: index)
        if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path), view.frame.intersects(rect) {
          result.append(view)
        }
      }
      for item in sections[index].items(from: rect.minY, to: rect.maxY) {
        let attributes = attributes(IndexPath(item: item, section: index))
        if attributes.frame.intersects(rect) { result.append(attributes) }
      }
    }
    return result
  }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = sections[path.section].frame(of: path.item)
    return attributes
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].places.indices.contains(indexPath.item)
    else { return nil }
    return attributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let height = isHeader ? section.header : section.footer
    guard height > 0, isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: 0, y: isHeader ? section.start : section.footerStart, width: total.width, height: height)
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
