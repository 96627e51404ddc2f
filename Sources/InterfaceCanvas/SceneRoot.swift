internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// A scene's root view, by what it is in its document.
@MainActor
struct SceneRoot {
  enum Kind {
    /// A controller's view.
    case scene
    /// The view of a xib's owner.
    case ownersView
    /// A view of a xib that nobody owns.
    case view
    /// A view beside a storyboard's controller.
    case dock
    /// A cell or another part of a table or collection.
    case cell
  }

  let scene: IBScene
  let kind: Kind
  /// The scene's, or one that stands in for it.
  let controller: UIViewController
  private let element: IBElement
  private let system: CanvasSystem
  private var xcode: Int { system.xcode }
  private let isCollectionCell: Bool

  init(_ made: InstantiatedScene, _ element: IBElement, _ document: IBDocument, _ system: CanvasSystem) {
    scene = made.scene
    self.element = element
    self.system = system
    if scene.controller != nil {
      kind = .scene
    } else if document.isStoryboard {
      kind = .dock
    } else if Self.isOwners(element, document) {
      kind = .ownersView
    } else {
      kind = element.name == "view" ? .view : .cell
    }
    isCollectionCell = kind == .cell && element.name.hasPrefix("collection")
    // UIKIT: a xib's view has the margins of a controller's root view since Xcode 9, its owner's always; so have views
    // beside a controller, and parts of collections: 16 points at the sides, 20 where they are wide, none above and below
    // (stored frames of 39 roots of six repositories).
    let isRootLike = system.xcode >= 9 && (kind == .view || isCollectionCell)
    let hasRootMargins = kind == .ownersView || kind == .dock || isRootLike
    controller = made.controller ?? (hasRootMargins ? UIViewController() : PlainRootController())
  }

  private static func isOwners(_ view: IBElement, _ document: IBDocument) -> Bool {
    let owner = document.root.child("objects")?.children("placeholder").first {
      $0.string("placeholderIdentifier") == "IBFilesOwner"
    }
    return owner?.child("connections")?.children("outlet").contains {
      $0.string("property") == "view" && $0.string("destination") == view.id
    } ?? false
  }

  /// The size that tables and collections give their parts by themselves, in points; nil for other views.
  ///
  /// Source: `UITableView.rowHeight` without one of its own, the default of `UICollectionViewFlowLayout.itemSize`.
  func usualCellSize(on screen: CanvasScreen) -> CGSize? {
    switch element.name {
    case "tableViewCell": CGSize(width: screen.size.width, height: 44)
    case "collectionViewCell": CGSize(width: 50, height: 50)
    case "collectionReusableView": CGSize(width: screen.size.width, height: 50)
    default: nil
    }
  }

  /// What covers a root view whose size no screen explains, without the bars of the interface, in points.
  ///
  /// UIKIT: frames that Interface Builder stored for roots of sizes of their own (28 repositories).
  func insets(size: CGSize, on screen: CanvasScreen, _ chrome: SceneChrome) -> UIEdgeInsets {
    if xcode < 8, element.string("simulatedAppContext") == "notificationCenter" { return .zero }
    switch kind {
    case .dock:
      // UIKIT: the home indicator counts as for other roots (4 views of 568 points on the screen of 896 in Xcode 11, one
      // repository; a guess).
      var insets = screen.safeAreaInsets
      if system.cutsHomeIndicator, size.width <= screen.size.width {
        insets.bottom = max(insets.bottom - max(screen.size.height - size.height, 0), 0)
      }
      return insets
    case .cell where isCollectionCell && xcode >= 9 && screen.hasHomeIndicator:
      // UIKIT: 44 above, 48 since Xcode 14 (cells of 6 repositories, Xcode 9 to 14); 34 below up to Xcode 10 and in Xcode 14
      // (2 repositories; a guess), not where a cell does not reach the home indicator in between (1; a guess).
      var insets = screen.safeAreaInsets
      if (11...13).contains(xcode) { insets.bottom = max(insets.bottom - max(screen.size.height - size.height, 0), 0) }
      return insets
    case .cell where !chrome.isFree: return .zero
    case .view
    where chrome.isFree && (9...10).contains(xcode) && screen.hasHomeIndicator && size.height < screen.size.height:
      // UIKIT: 44 above and 34 below on a phone with a home indicator (5 views of one repository; a guess).
      return screen.safeAreaInsets
    case .scene where chrome.container != nil && xcode < 9: return .zero
    case .scene, .view, .ownersView, .cell: break
    }
    let free = max(screen.size.height - size.height, 0)
    // UIKIT: a column of a pad's split view has what covers the screen (two documents of one repository; a guess).
    let isColumn = kind == .scene && screen.isPad && free <= 1
    // UIKIT: a scene that states its size has what covers the screen even where it is small (44 above 345 × 499.5 points, 34
    // below 300 × 140 and 150 × 150; two repositories, a guess).
    let isStated = kind == .scene && chrome.statedSize != nil
    let isOwnSize = kind == .ownersView || isColumn || chrome.isFree || chrome.container != nil || isStated
    // UIKIT: since Xcode 26 sizes that nothing explains are covered, too (94 points above 320 × 600 upright, 47 at three
    // sides on the side; two scenes of one repository in four versions; a guess).
    if !isOwnSize, !system.coversAnySize, size.width != screen.size.width || free > 220 { return .zero }
    return insets(size: size, free: free, on: screen, hasBar: chrome.top != nil, isSheet: chrome.isSheet)
  }

  /// UIKIT: up to Xcode 10 a status bar counts only for what reaches most of the screen's height, or has a bar below it
  /// (480 of 667 points do, 475 do not); since Xcode 14.3 for all (64 and 104 points do). The home indicator, from Xcode
  /// 11 to 14.2, only for what reaches it or is wider than the screen.
  private func insets(
    size: CGSize, free: CGFloat, on screen: CanvasScreen, hasBar: Bool, isSheet: Bool
  ) -> UIEdgeInsets {
    var insets = screen.safeAreaInsets
    if isSheet, system.addsInsetsToSheets {
      return UIEdgeInsets(top: screen.topOfSheets, left: 0, bottom: 0, right: 0)
    }
    // UIKIT: a guess from one root: what is added comes below only on the whole screen.
    if free > 0, kind != .scene { insets.bottom -= screen.addedInsets.bottom }
    if screen.hasHomeIndicator {
      if system.cutsHomeIndicator, size.width <= screen.size.width { insets.bottom = max(insets.bottom - free, 0) }
    } else if (8..<11).contains(xcode), !hasBar, free > 190 {
      insets.top = 0
    }
    return insets
  }
}

/// Shows a view that is no controller's: its margins are those of any view.
final class PlainRootController: UIViewController {
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin = UIView.defaultMargin
    return NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
}
