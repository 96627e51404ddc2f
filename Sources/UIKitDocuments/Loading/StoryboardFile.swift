internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// A storyboard's file.
@MainActor
final class StoryboardFile: StoryboardContents {
  let document: IBDocument
  let bundle: Bundle
  /// How the document is shown without its program; nil in the program itself.
  let preview: DocumentPreview?

  init(_ document: IBDocument, bundle: Bundle, preview: DocumentPreview? = nil) {
    self.document = document
    self.bundle = bundle
    self.preview = preview
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
