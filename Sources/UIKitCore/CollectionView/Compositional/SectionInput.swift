internal import Foundation

/// What a section is solved from besides its own description.
@MainActor
struct SectionInput {
  let isVertical: Bool
  /// The view's extents, in points.
  let along: CGFloat
  let across: CGFloat
  let surroundings: LayoutSurroundings
  let defaultReference: UIContentInsetsReference
  /// What each reference takes at the sides of the direction of scrolling.
  let references: [UIContentInsetsReference: (before: CGFloat, after: CGFloat)]
  let sizes: PreferredSizes

  func sideInsets(_ reference: UIContentInsetsReference) -> (before: CGFloat, after: CGFloat) {
    references[reference == .automatic ? defaultReference : reference] ?? (0, 0)
  }

  func solver(for section: Int) -> GroupSolver {
    GroupSolver(
      preferred: { sizes[.cell(IndexPath(item: $0, section: section))] },
      preferredSupplement: { sizes[.supplementary($0, IndexPath(item: $1, section: section))] },
      traits: surroundings.traitCollection)
  }

  func resizedItems(in section: Int) -> Set<Int> { sizes.items(in: section) }

  func preferred(_ element: PreferredSizes.Boundary) -> CGSize? {
    sizes[.supplementary(element.kind, IndexPath(item: 0, section: element.section))]
  }
}
