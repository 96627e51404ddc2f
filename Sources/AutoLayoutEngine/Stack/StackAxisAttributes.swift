internal import Foundation
internal import UIGeometry

/// The attributes of one axis, from the reader's start to the reader's end.
struct StackAxisAttributes: Hashable, Sendable {
  let min: LayoutAttribute
  let center: LayoutAttribute
  let max: LayoutAttribute
  let dimension: LayoutAttribute

  init(_ axis: LayoutAxis) {
    switch axis {
    case .horizontal: (min, center, max, dimension) = (.leading, .centerX, .trailing, .width)
    case .vertical: (min, center, max, dimension) = (.top, .centerY, .bottom, .height)
    }
  }
}
