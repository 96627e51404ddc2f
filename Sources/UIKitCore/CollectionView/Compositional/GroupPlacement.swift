internal import Foundation

/// Where a group's items and supplementary items stand, in the group's coordinates, leading edges at the left.
struct GroupPlacement {
  struct Leaf {
    var frame: CGRect
    var zIndex = 0
    /// Dimensions that the content decides.
    var fitsWidth = false
    var fitsHeight = false
  }

  /// A badge at an item, or a view at a group, named by its first item.
  struct Supplement {
    var kind: String
    var item: Int
    var frame: CGRect
    var zIndex: Int
    var fitsWidth: Bool
    var fitsHeight: Bool
  }

  var size = CGSize.zero
  var leaves: [Leaf] = []
  var supplements: [Supplement] = []

  mutating func append(_ other: GroupPlacement, at origin: CGPoint) {
    for var leaf in other.leaves {
      leaf.frame.origin = CGPoint(x: leaf.frame.minX + origin.x, y: leaf.frame.minY + origin.y)
      leaves.append(leaf)
    }
    for var supplement in other.supplements {
      supplement.frame.origin = CGPoint(x: supplement.frame.minX + origin.x, y: supplement.frame.minY + origin.y)
      supplements.append(supplement)
    }
  }
}
