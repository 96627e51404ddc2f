internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// A storyboard's file.
@MainActor
final class StoryboardFile: StoryboardContents {
  let document: IBDocument
  let bundle: Bundle
  /// How many references led here where the document runs without its program, and what only the program has is left
  /// out; nil in the program itself.
  let previewDepth: Int?

  init(_ document: IBDocument, bundle: Bundle, previewDepth: Int? = nil) {
    self.document = document
    self.bundle = bundle
    self.previewDepth = previewDepth
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
