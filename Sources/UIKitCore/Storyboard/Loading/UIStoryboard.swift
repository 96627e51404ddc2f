public import Foundation
internal import InterfaceBuilder

/// A file of scenes, and the segues between them.
///
/// DEVIATION: it reads the `.storyboard` as Xcode saves it; there is no compiled form. The file is looked for in the
/// bundle's resources, in `Base.lproj` and in the languages' folders too.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistoryboard>
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: IBDocument
  let bundle: Bundle
  let uninstalled: Set<String>
  private let name: String

  /// A storyboard by its file name without extension. Traps when there is none.
  ///
  /// - Parameter storyboardBundleOrNil: where it is looked for. Default: the main bundle.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let path = NibFiles.path(of: name, types: ["storyboard"], in: bundle) else {
      fatalError("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)>")
    }
    do {
      try self.init(contentsOfFile: path, bundle: bundle)
    } catch { fatalError("\(error)") }
  }

  /// A storyboard by its path.
  ///
  /// - Parameter bundle: where its images and colours are looked for besides its own folder.
  public init(contentsOfFile path: String, bundle: Bundle? = nil) throws {
    document = try IBDocument.read(path: path)
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.bundle = bundle ?? .main
    let masks = SizeClassMasks(document, traits: UIScreen.main.traitCollection)
    uninstalled = masks.uninstalled
    SizeClassAttributes.apply(to: document.root, masks.traits)
    super.init()
  }

  /// The controller that the storyboard marks with an arrow; nil when it marks none.
  open func instantiateInitialViewController() -> UIViewController? { instantiateInitialViewController(creator: nil) }

  /// - Parameter creator: makes the controller from the coder; nil from it leaves that to the class's `init(coder:)`.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    document.initialViewControllerID.flatMap { controller(withID: $0, creator) } as? ViewController
  }

  /// A new controller of the scene with this storyboard id. Traps when there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let found = document.scenes.first { $0.controller?.string("storyboardIdentifier") == identifier }
    guard let id = found?.controller?.id, let made = controller(withID: id, creator) else {
      fatalError("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    guard let controller = made as? ViewController else {
      fatalError("Expected a view controller of type \(ViewController.self) but storyboard returned \(made)")
    }
    return controller
  }

  /// A new controller by its element's id; follows references to other storyboards.
  func controller(withID id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let scene = document.scenes.first(where: { $0.controller?.id == id }) else { return nil }
    if scene.controller?.name == "viewControllerPlaceholder" {
      return scene.controller.flatMap { referenced($0, creator) }
    }
    let rest = document.scenes.filter { $0.id == scene.id && $0.controller == nil }
    return RunningScene([scene] + rest, in: self).makeController(creator)
  }

  private func referenced(
    _ placeholder: IBElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let bundle = placeholder.string("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? self.bundle
    let other = placeholder.string("storyboardName").map { UIStoryboard(name: $0, bundle: bundle) } ?? self
    guard let identifier = placeholder.string("referencedIdentifier") else {
      return other.instantiateInitialViewController(creator: creator)
    }
    return other.instantiateViewController(identifier: identifier, creator: creator)
  }

  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<UIStoryboard: \(name)>" }
  }
}
