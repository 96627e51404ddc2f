/// Activates a view when something that is dragged rests above it.
///
/// DEVIATION: interactions are kept; drags do not activate views.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteraction>
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  public init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.handler = handler
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { Limitation.hasNoEffect("UISpringLoadedInteraction") }
  }
}

/// How far a view is on its way to being activated.
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive = 0, possible, activating, activated }

/// What is above which view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

/// A view that can be activated by what is dragged above it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}
