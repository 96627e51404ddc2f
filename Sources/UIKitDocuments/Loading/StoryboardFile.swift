internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// A storyboard's file.
@MainActor
final class StoryboardFile: StoryboardContents {
  let document: IBDocument
  let bundle: Bundle

  init(_ document: IBDocument, bundle: Bundle) {
    self.document = document
    self.bundle = bundle
  }

  func makeInitialController(of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController? {
    document.initialViewControllerID.flatMap { OpenStoryboard(storyboard, self).controller(withID: $0, creator) }
  }

  func makeController(identifier: String, of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController? {
    let found = document.scenes.first { $0.controller?.string("storyboardIdentifier") == identifier }
    return found?.controller?.id.flatMap { OpenStoryboard(storyboard, self).controller(withID: $0, creator) }
  }
}
