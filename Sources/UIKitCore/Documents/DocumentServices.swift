package import Foundation
internal import Synchronization

/// What reads documents for `UINib` and `UIStoryboard`. UIKit's classes know documents by these protocols alone.
package protocol DocumentReader: Sendable {
  @MainActor func nib(contentsOfFile path: String) throws -> any NibContents
  @MainActor func nib(_ data: Data) throws -> any NibContents
  /// Loads the controller's view from its nib, or from one that is named after its class; false when there is none.
  @MainActor func loadView(of controller: UIViewController) -> Bool
  /// - Parameter bundle: where classes, images and colours are looked for.
  @MainActor func storyboard(contentsOfFile path: String, in bundle: Bundle) throws -> any StoryboardContents
}

/// A nib, read.
@MainActor
package protocol NibContents: AnyObject {
  /// Makes the objects and connects them.
  ///
  /// - Parameters:
  ///   - owner: stands in for *File's Owner*.
  ///   - externalObjects: stand in for placeholders, by their identifiers.
  /// - Returns: the top-level objects without owner and placeholders.
  func instantiate(owner: AnyObject?, externalObjects: [String: AnyObject], in bundle: Bundle) -> [AnyObject]
}

/// A storyboard, read.
@MainActor
package protocol StoryboardContents: AnyObject {
  typealias Creator = (NSCoder) -> UIViewController?

  /// The tint that the window has which comes with the storyboard; nil for the system's.
  var tintColor: UIColor? { get }

  /// Makes the controller that the storyboard marks with an arrow; nil when it marks none.
  func makeInitialController(of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController?
  /// Makes the controller with a storyboard id; nil when there is none.
  func makeController(identifier: String, of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController?
}

/// Where a controller from a storyboard comes from.
@MainActor
package protocol SceneOrigin: AnyObject {
  /// Whether the scene has a view of its own.
  var hasView: Bool { get }
  /// Makes the view with all that is in it, and connects everything.
  func loadView(of controller: UIViewController)
  /// Performs the segue with this identifier; false when the scene has none.
  func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool
}

/// The reader of documents of the program, installed when it is loaded, as text and drawing services are.
package struct DocumentServices: Sendable {
  package var reader: (any DocumentReader)?

  package init(reader: (any DocumentReader)? = nil) { self.reader = reader }

  private static let installed = Mutex(DocumentServices())

  /// What is installed; nothing at first.
  package static var current: DocumentServices {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }

  /// The installed reader. Traps in a program that links `UIKitCore` without `UIKit`.
  static var requiredReader: any DocumentReader {
    guard let reader = current.reader else {
      fatalError("Nothing reads documents in this program: it links UIKitCore without UIKit.")
    }
    return reader
  }
}
