internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// What a cell's content keeps free at the cell's sides, for what covers the sides of the screen, in points.
struct CellSides: Equatable {
  var left: CGFloat = 0
  var right: CGFloat = 0

  var sum: CGFloat { left + right }
}

extension CellSides {
  /// Whether the canvas follows `UITableView.insetsContentViewsToSafeArea`, which came with iOS 11.
  ///
  /// UIKIT: content views of Xcode 10 stand 36 and 44 points from the sides of rows that reach beside the camera (6 cells
  /// of one repository: a guess); no stored rows of later ones reach there in a scene that keeps a safe area at its
  /// sides. Otherwise Apple's page on the property.
  private static func areKept(on screen: CanvasScreen) -> Bool { screen.system.xcode >= 9 }

  /// Those of a cell on the canvas.
  @MainActor
  init(of cell: UITableViewCell, on screen: CanvasScreen) {
    self.init()
    guard Self.areKept(on: screen), let table = cell.superview as? UITableView, table.insetsContentViewsToSafeArea
    else { return }
    (left, right) = (cell.safeAreaInsets.left, cell.safeAreaInsets.right)
  }

  /// Those that the document has.
  ///
  /// - Parameters:
  ///   - content: the content view's element.
  ///   - frame: its frame in the document.
  init(of content: IBElement, at frame: CGRect, on screen: CanvasScreen) {
    self.init()
    guard Self.areKept(on: screen), frame.minX > 0, screen.safeAreaInsets.left > 0 else { return }
    left = frame.minX
    var (end, element) = (content.parent?.rect(key: "frame")?.width ?? 0, content.parent)
    while let one = element, one.key != "view" {
      end += one.rect(key: "frame")?.minX ?? 0
      element = one.parent
    }
    right = max(screen.safeAreaInsets.right - (screen.size.width - end), 0)
  }
}
