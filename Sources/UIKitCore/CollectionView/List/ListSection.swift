internal import Foundation

/// What makes a section a list.
@MainActor
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  /// Above a header that is no item, in points.
  let headerTopPadding: CGFloat

  func position(_ item: Int, of count: Int) -> ListPosition {
    let hasHeader = configuration.headerMode == .firstItemInSection
    return ListPosition(
      appearance: configuration.appearance, role: hasHeader && item == 0 ? .header : .row,
      isFirst: item == (hasHeader ? 1 : 0), isLast: item == count - 1,
      separators: separators(hasHeader && item == 0, isFirst: item == (hasHeader ? 1 : 0), isLast: item == count - 1))
  }

  /// The look of a header or footer that is no item.
  func supplementaryPosition(_ kind: String) -> ListPosition {
    ListPosition(
      appearance: configuration.appearance,
      role: kind == UICollectionView.elementKindSectionFooter ? .supplementaryFooter : .supplementaryHeader,
      isFirst: false, isLast: false, separators: nil)
  }

  /// UIKIT: plain lists have lines above the first row and below the last one, groups between rows alone. A guess.
  private func separators(_ isHeader: Bool, isFirst: Bool, isLast: Bool) -> ListPosition.Separators? {
    guard configuration.showsSeparators, !isHeader || configuration.appearance == .plain else { return nil }
    let plain = configuration.appearance == .plain
    return ListPosition.Separators(
      top: plain && isFirst, bottom: plain || !isLast, configuration: configuration.separatorConfiguration)
  }
}
