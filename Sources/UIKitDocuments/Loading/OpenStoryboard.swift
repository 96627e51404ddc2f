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
    if file.isPreview { return previewed(placeholder) }
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
    let folder = URL(fileURLWithPath: file.document.path).deletingLastPathComponent()
    let isName = !name.isEmpty && !name.contains("/")
    let beside = folder.appendingPathComponent("\(name).storyboard").path
    let paths = [NibFiles.path(of: name, types: ["storyboard"], in: bundle), isName ? beside : nil].compactMap { $0 }
    for path in paths where FileManager.default.fileExists(atPath: path) {
      do { return try UIStoryboard(contentsOfFile: path, bundle: bundle) } catch { NibLog.write("\(error)") }
    }
    NibLog.write("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)>")
    return nil
  }

  /// What a reference leads to where no program has its storyboard: a scene of a document in the same folder, or an empty
  /// controller.
  private func previewed(_ placeholder: IBElement) -> UIViewController {
    let empty = UIViewController()
    empty.title = placeholder.string("storyboardName")
    guard let other = preview(of: placeholder.string("storyboardName")) else { return empty }
    let document = other.file.document
    let wanted = placeholder.string("referencedIdentifier")
    let named = document.scenes.first { $0.controller?.string("storyboardIdentifier") == wanted }?.controller?.id
    let id = wanted == nil ? document.initialViewControllerID : named
    return id.flatMap { other.controller(withID: $0) } ?? empty
  }

  private func preview(of name: String?) -> OpenStoryboard? {
    guard file.depth < Self.deepestReference, let name, !name.contains("/") else { return nil }
    let folder = URL(fileURLWithPath: file.document.path).deletingLastPathComponent()
    let path = folder.appendingPathComponent("\(name).storyboard").path
    guard FileManager.default.fileExists(atPath: path), let document = try? IBDocument.read(path: path),
      let storyboard = try? UIStoryboard(contentsOfFile: path)
    else { return nil }
    let next = StoryboardFile(document, bundle: file.bundle, isPreview: true, depth: file.depth + 1)
    return OpenStoryboard(storyboard, next)
  }

  /// Documents may refer to each other.
  private static let deepestReference = 8
}
