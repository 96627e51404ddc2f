internal import AutoLayoutEngine
import Foundation
internal import UIGeometry

/// Searches of lists of views that touch no reference count: what walks a thousand children to find one costs little.
///
/// OPTIMIZATION: not isolated, because every closure of the main actor asks the runtime where it runs.
extension UIView {
  /// The index of the first child at or after `start` that has `flag`.
  @inline(__always)
  nonisolated func nextChild(with flag: ViewFlags, from start: Int) -> Int? {
    Self.withReferences(children) { list in
      var index = start
      while index < list.count {
        if list[index]._withUnsafeGuaranteedRef({ $0.flags.contains(flag) }) { return index }
        index += 1
      }
      return nil
    }
  }

  /// Adds to `places` those of `children` that may not be where the solver wants them, and unmarks them. What has a layer
  /// may have been moved by it.
  nonisolated static func takeUnplaced(of children: [UIView], into places: inout [SolvedPlace]) {
    withReferences(children) { list in
      for index in list.indices {
        list[index]._withUnsafeGuaranteedRef { child in
          guard child.flags.contains(.hasItem), !child.flags.isDisjoint(with: [.hasNewPlace, .hasLayer]) else { return }
          child.flags.remove(.hasNewPlace)
          places.append(SolvedPlace(owner: index, item: child.layoutItem))
        }
      }
    }
  }

  /// Calls `body` with each child that has one of `places`, and with its rectangle, rounded to pixels. The list keeps the
  /// children alive; placing others may take one out of its superview meanwhile.
  nonisolated static func forEach(
    _ places: [SolvedPlace], of children: [UIView], in parent: UIView, on grid: PixelGrid,
    _ body: (UIView, CGRect) -> Void
  ) {
    let parent = Unmanaged.passUnretained(parent).toOpaque()
    withReferences(children) { list in
      for place in places {
        list[place.owner]._withUnsafeGuaranteedRef { child in
          guard child.parentReference?.toOpaque() == parent, child.layoutItem == place.item else { return }
          body(child, grid.round(place.rect))
        }
      }
    }
  }

  /// Where `view` itself is in `views`.
  nonisolated static func index(of view: UIView, in views: [UIView]) -> Int? {
    let wanted = Unmanaged.passUnretained(view).toOpaque()
    return withReferences(views) { list in
      for index in 0..<list.count where list[index].toOpaque() == wanted { return index }
      return nil
    }
  }

  /// The references of an array, as they lie in memory: an array of views is one of pointers.
  @inline(__always)
  private nonisolated static func withReferences<Result>(
    _ views: [UIView], _ body: (UnsafeBufferPointer<Unmanaged<UIView>>) -> Result
  ) -> Result {
    views.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
      return base.withMemoryRebound(to: Unmanaged<UIView>.self, capacity: buffer.count) {
        body(UnsafeBufferPointer(start: $0, count: buffer.count))
      }
    }
  }
}
