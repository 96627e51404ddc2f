public import Foundation

/// A file of scenes, and the segues between them.
///
/// DEVIATION: it reads the `.storyboard` as Xcode saves it; there is no compiled form. The file is looked for in the
/// bundle's resources, in `Base.lproj` and in the languages' folders too.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistoryboard>
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let contents: any StoryboardContents
  private let name: String
  /// The file's path.
  let file: String

  /// A storyboard by its file name without extension. Traps when there is none.
  ///
  /// - Parameters:
  ///   - name: The file's name without extension.
  ///   - storyboardBundleOrNil: where it is looked for. Default: the main bundle.
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
  /// - Parameters:
  ///   - path: The file's path.
  ///   - bundle: where its images and colours are looked for besides its own folder.
  public init(contentsOfFile path: String, bundle: Bundle? = nil) throws {
    contents = try DocumentServices.requiredReader.storyboard(contentsOfFile: path, in: bundle ?? .main)
    file = path
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    super.init()
  }

  /// Gives a window that comes with the storyboard its first controller and its global tint.
  ///
  /// UIKIT: the global tint of the main storyboard colours the window; windows that a program makes itself do not have it
  /// (a guess).
  final func fill(_ window: UIWindow) {
    window.rootViewController = instantiateInitialViewController()
    if let tint = contents.tintColor { window.tintColor = tint }
  }

  /// The controller that the storyboard marks with an arrow; nil when it marks none. It lives at least until this turn of
  /// the main loop ends.
  open func instantiateInitialViewController() -> UIViewController? { instantiateInitialViewController(creator: nil) }

  /// - Parameter creator: makes the controller from the coder; nil from it leaves that to the class's `init(coder:)`.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let controller = contents.makeInitialController(of: self, creator) as? ViewController
    if let controller { UpdateCycle.keepUntilCommit([controller]) }
    return controller
  }

  /// A new controller of the scene with this storyboard id. Traps when there is none. The controller lives at least until
  /// this turn of the main loop ends.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let made = contents.makeController(identifier: identifier, of: self, creator) else {
      fatalError("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    guard let controller = made as? ViewController else {
      fatalError("Expected a view controller of type \(ViewController.self) but storyboard returned \(made)")
    }
    // UIKIT: what a storyboard makes is autoreleased: a coordinator that keeps a new controller in a weak property, and
    // configures it before it shows it, finds it there (AndreyPanov/ApplicationCoordinator).
    UpdateCycle.keepUntilCommit([controller])
    return controller
  }

  /// The controller of this identifier, the initial one without; nil where the storyboard has none.
  package func makeController(
    identifier: String?, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let identifier else { return contents.makeInitialController(of: self, creator) }
    return contents.makeController(identifier: identifier, of: self, creator)
  }

  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<UIStoryboard: \(name)>" }
  }
}
