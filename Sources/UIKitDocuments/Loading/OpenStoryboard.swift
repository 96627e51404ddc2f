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
      return scene.controller.flatMap { element in SceneNesting.through(element) { referenced(element, creator) } }
    }
    let rest = scenes.filter { $0.id == scene.id && $0.controller == nil }
    return RunningScene([scene] + rest, in: self).makeController(creator)
  }

  private func referenced(
    _ placeholder: IBElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if let preview = file.preview { return previewed(placeholder, preview) }
    let bundle = placeholder.string("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? file.bundle
    guard let other = placeholder.string("storyboardName").map({ named($0, in: bundle) }) ?? storyboard else {
      return nil
    }
    let identifier = placeholder.string("referencedIdentifier")
    let made = other.makeController(identifier: identifier, creator)
    if made == nil {
      NibLog.write(
        "Storyboard (\(other)) doesn't contain a view controller with identifier '\(identifier ?? "")', which a "
          + "reference at \(placeholder.location) names")
    }
    return made
  }

  /// A storyboard of the bundle, or beside the document that refers to it.
  private func named(_ name: String, in bundle: Bundle) -> UIStoryboard? {
    let beside = DocumentNeighbours(of: file.document.path).path(of: name, type: "storyboard")
    for path in [NibFiles.path(of: name, types: ["storyboard"], in: bundle), beside].compactMap({ $0 }) {
      do { return try UIStoryboard(contentsOfFile: path, bundle: bundle) } catch { NibLog.write("\(error)") }
    }
    NibLog.write("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)>")
    return nil
  }

  /// What a reference leads to where no program has its storyboard: a scene of a document in the same folder, or an empty
  /// controller.
  private func previewed(_ placeholder: IBElement, _ preview: DocumentPreview) -> UIViewController {
    let empty = UIViewController()
    empty.title = placeholder.string("storyboardName")
    guard let other = neighbour(placeholder.string("storyboardName"), preview) else { return empty }
    let document = other.file.document
    let wanted = placeholder.string("referencedIdentifier")
    let named = document.scenes.first { $0.controller?.string("storyboardIdentifier") == wanted }?.controller?.id
    let id = wanted == nil ? document.initialViewControllerID : named
    return id.flatMap { other.controller(withID: $0) } ?? empty
  }

  private func neighbour(_ name: String?, _ preview: DocumentPreview) -> OpenStoryboard? {
    guard let name, let next = preview.next,
      let path = DocumentNeighbours(of: file.document.path).path(of: name, type: "storyboard"),
      let document = try? next.document(at: path), let storyboard = try? UIStoryboard(contentsOfFile: path)
    else { return nil }
    return OpenStoryboard(storyboard, StoryboardFile(document, bundle: file.bundle, preview: next))
  }
}
