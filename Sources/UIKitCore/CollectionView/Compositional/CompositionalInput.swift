internal import Foundation

/// Reads from a collection view what its sections are solved from.
@MainActor
struct CompositionalInput {
  private let view: UICollectionView
  private let configuration: UICollectionViewCompositionalLayoutConfiguration
  private let sizes: PreferredSizes

  init(
    _ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ sizes: PreferredSizes
  ) {
    self.view = view
    self.configuration = configuration
    self.sizes = sizes
  }

  /// UIKIT: the container is what insets leave of the view; the safe area counts once, where the view has not already
  /// taken it into its insets (Apple's page on `contentInsetsReference`).
  func make() -> SectionInput {
    let inset = view.adjustedContentInset
    let isVertical = configuration.scrollDirection == .vertical
    let size = view.bounds.size
    let room = CGSize(
      width: max(size.width - inset.left - inset.right, 0), height: max(size.height - inset.top - inset.bottom, 0))
    return SectionInput(
      isVertical: isVertical, along: isVertical ? room.height : room.width,
      across: isVertical ? room.width : room.height,
      surroundings: LayoutSurroundings(room, view.traitCollection, metrics: view.systemMetrics),
      defaultReference: configuration.contentInsetsReference == .automatic
        ? .safeArea : configuration.contentInsetsReference,
      references: references(inset, isVertical), sizes: sizes)
  }

  private func references(_ inset: UIEdgeInsets, _ isVertical: Bool)
    -> [UIContentInsetsReference: (before: CGFloat, after: CGFloat)]
  {
    let mirrored = view.isRightToLeft
    func sides(_ insets: UIEdgeInsets) -> (CGFloat, CGFloat) {
      guard isVertical else { return (max(insets.top - inset.top, 0), max(insets.bottom - inset.bottom, 0)) }
      let (left, right) = (max(insets.left - inset.left, 0), max(insets.right - inset.right, 0))
      return mirrored ? (right, left) : (left, right)
    }
    return [
      .none: (0, 0), .safeArea: sides(view.safeAreaInsets), .layoutMargins: sides(view.layoutMargins),
      .readableContent: sides(view.readableInsets),
    ]
  }
}
