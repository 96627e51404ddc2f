public import Foundation

/// From where an unwind segue goes back, and to which method.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource>
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  open private(set) var source: UIViewController
  open private(set) var unwindAction: Selector
  open private(set) var sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
