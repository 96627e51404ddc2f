internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// A storyboard and its file: where scenes are made, and where segues find their destinations.
@MainActor
struct OpenStoryboard {
  let storyboard: UIStoryboard
  let file: StoryboardFile

  init(_ storyboard: UIStoryboard, _ file: StoryboardFile) {
    self.storyboard = storyboard
    self.file = file
  }

  /// A new controller by its element's id; follows references to other storyboards.
  func controller(withID id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    let scenes = file.document.scenes
    guard let scene = scenes.first(where: { $0.controller?.id == id }) else { return nil }
    if scene.controller?.name == "viewControllerPlaceholder" {
      return scene.controller.flatMap { referenced($0, creator) }
    }
    let rest = scenes.filter { $0.id == scene.id && $0.controller == nil }
    return RunningScene([scene] + rest, in: self).makeController(creator)
  }

  private func referenced(
    _ placeholder: IBElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let bundle = placeholder.string("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? file.bundle
    let other = placeholder.string("storyboardName").map { UIStoryboard(name: $0, bundle: bundle) } ?? storyboard
    guard let identifier = placeholder.string("referencedIdentifier") else {
      return other.instantiateInitialViewController(creator: creator)
    }
    return other.instantiateViewController(identifier: identifier, creator: creator)
  }
}
