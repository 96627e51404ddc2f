internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// A storyboard's file, read for the traits that the program runs with.
@MainActor
final class StoryboardFile: StoryboardContents {
  let document: IBDocument
  let bundle: Bundle
  /// Ids of views and constraints that the size class in force does not install.
  let uninstalled: Set<String>

  init(_ document: IBDocument, bundle: Bundle) {
    self.document = document
    self.bundle = bundle
    let masks = SizeClassMasks(document, traits: UIScreen.main.traitCollection)
    uninstalled = masks.uninstalled
    SizeClassAttributes.apply(to: document.root, masks.traits)
  }

  func makeInitialController(of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController? {
    document.initialViewControllerID.flatMap { OpenStoryboard(storyboard, self).controller(withID: $0, creator) }
  }

  func makeController(identifier: String, of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController? {
    let found = document.scenes.first { $0.controller?.string("storyboardIdentifier") == identifier }
    return found?.controller?.id.flatMap { OpenStoryboard(storyboard, self).controller(withID: $0, creator) }
  }
}
