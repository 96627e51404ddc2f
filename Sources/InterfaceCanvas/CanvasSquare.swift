package import CoreGraphics
internal import InterfaceBuilder
package import UITraits
internal import UIKitCore

/// A square of Interface Builder's grid of size classes: each axis compact, any or regular.
package struct CanvasSquare: Hashable, Sendable {
  /// Nil for any.
  package var width: SizeClass?
  package var height: SizeClass?

  package init(width: SizeClass?, height: SizeClass?) {
    self.width = width
    self.height = height
  }

  /// The nine squares, row by row: compact heights first, compact widths first.
  package static var grid: [CanvasSquare] {
    let classes: [SizeClass?] = [.compact, nil, .regular]
    return classes.flatMap { height in classes.map { CanvasSquare(width: $0, height: height) } }
  }

  /// Of the canvas, in points.
  ///
  /// UIKIT: Xcode 6 and 7 show 400 points for compact, 600 for any, 800 for regular.
  package var size: CGSize { CGSize(width: Self.extent(width), height: Self.extent(height)) }

  private static func extent(_ sizeClass: SizeClass?) -> CGFloat {
    switch sizeClass {
    case .compact: 400
    case nil: 600
    case .regular: 800
    }
  }

  /// `compact width, any height`.
  package var name: String { "\(width?.rawValue ?? "any") width, \(height?.rawValue ?? "any") height" }

  /// `compact-any`.
  package var key: String { "\(width?.rawValue ?? "any")-\(height?.rawValue ?? "any")" }

  /// What the document's variations are chosen by; any is no value.
  var documentTraits: IBTraits {
    var values: [IBTraits.Name: String] = [:]
    values[.widthClass] = width?.rawValue
    values[.heightClass] = height?.rawValue
    return IBTraits(values)
  }

  /// Views know two classes alone; any has the room of a regular one.
  @MainActor
  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width == .compact ? .compact : .regular),
      UITraitCollection(verticalSizeClass: height == .compact ? .compact : .regular),
    ])
  }
}
