internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// Stacks that Interface Builder takes for ambiguous, though their constraints lack nothing: those that stand in a
/// collection view's cell of the earlier kind, whose content view is a plain `view`, elsewhere than they were saved.
///
/// UIKIT: 11 of 11 are marked (3 repositories); of those that stand where they were saved none of 18, of other views in
/// such cells and of stacks in cells of the later kind none of 70.
@MainActor
enum StaleStacks {
  static func contains(_ entry: InstantiatedScene.Entry, in scene: LintedScene) -> Bool {
    guard entry.view is UIStackView, let content = entry.element.parent?.parent, isPlainContent(content),
      let saved = entry.element.savedFrame
    else { return false }
    let frame = scene.made.frame(of: entry)
    return [
      saved.minX - frame.minX, saved.minY - frame.minY, saved.width - frame.width, saved.height - frame.height,
    ].contains { abs($0) >= 1 }
  }

  private static func isPlainContent(_ element: IBElement) -> Bool {
    element.name == "view" && element.key == "contentView" && element.parent?.name == "collectionViewCell"
  }
}
