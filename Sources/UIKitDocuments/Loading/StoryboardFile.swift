internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// A storyboard's file.
@MainActor
final class StoryboardFile: StoryboardContents {
  let document: IBDocument
  let bundle: Bundle
  /// Whether the document runs without its program: what only the program has is left out.
  let isPreview: Bool
  /// How many references led here, in a preview.
  let depth: Int

  init(_ document: IBDocument, bundle: Bundle, isPreview: Bool = false, depth: Int = 0) {
    self.document = document
    self.bundle = bundle
    self.isPreview = isPreview
    self.depth = depth
  }

  var tintColor: UIColor? { document.globalTintColor }

  func makeInitialController(of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController? {
    document.initialViewControllerID.flatMap { OpenStoryboard(storyboard, self).controller(withID: $0, creator) }
  }

  func makeController(identifier: String, of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController? {
    let found = document.scenes.first { $0.controller?.string("storyboardIdentifier") == identifier }
    return found?.controller?.id.flatMap { OpenStoryboard(storyboard, self).controller(withID: $0, creator) }
  }
}
