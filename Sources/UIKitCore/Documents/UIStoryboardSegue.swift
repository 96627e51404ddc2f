public import Foundation

/// A transition from one controller to another.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistoryboardsegue>
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// As the storyboard has it; nil where it gives none.
  open private(set) var identifier: String?
  /// Whose `prepare(for:sender:)` is called before the segue is performed.
  open private(set) var source: UIViewController
  /// The controller that is to be shown; for a segue back, the one that is gone back to.
  open private(set) var destination: UIViewController
  /// Performs the segue of a kind that UIKit knows.
  package var performHandler: (() -> Void)?

  /// Storyboards make their segues by it; subclasses that override it call it.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that runs `performHandler` to perform itself.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Makes the transition. Subclasses replace it.
  open func perform() { performHandler?() }
}

/// A segue that shows its destination in a popover.
open class UIStoryboardPopoverSegue: UIStoryboardSegue {}
