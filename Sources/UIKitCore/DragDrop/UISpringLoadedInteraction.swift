/// Activates a view when something that is dragged rests above it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteraction>
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that opens when a drag rests on it.
  open private(set) weak var view: UIView?
  /// Decides whether the drag may activate the view; nil where any may.
  open private(set) var interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// Changes the view's look on the way; nil for the standard look.
  open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// - Parameters:
  ///   - interactionBehavior: decides whether the drag may activate the view; nil for the standard.
  ///   - interactionEffect: changes the view's look on the way; nil for the standard, which blinks.
  ///   - handler: called when the view is activated.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior
    self.interactionEffect = interactionEffect
    self.handler = handler
    super.init()
  }
  /// An interaction with the system's behaviour and look, which calls a handler when the drag has rested long enough.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  /// Nothing to do before the interaction leaves a view.
  open func willMove(to view: UIView?) {}
  /// Keeps the view that has the interaction now. The view calls it.
  open func didMove(to view: UIView?) { self.view = view }

  func allows(_ context: SpringLoadContext) -> Bool {
    interactionBehavior?.shouldAllow(self, with: context) ?? true
  }
  func changed(_ context: SpringLoadContext) { interactionEffect?.interaction(self, didChangeWith: context) }
  func activate(_ context: SpringLoadContext) { handler(self, context) }
  func finish() { interactionBehavior?.interactionDidFinish(self) }
}

/// How far a view is on its way to being activated.
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive = 0, possible, activating, activated }

/// Decides whether a drag may activate a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether a drag that rests here may open anything.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The drag has left, or the view has opened.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// By default nothing is done at the end.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Changes a view's look on its way to being activated.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The state has changed: show it at the context's view.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// What is above which view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// Whether nothing happens, the drag may rest, it is about to open, or it has opened.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect. Default: the interaction's.
  var targetView: UIView? { get set }
  /// What opens, for views of several parts. Default: nil.
  var targetItem: Any? { get set }
  /// Where the drag is, in a view's coordinates; nil stands for the interaction's view.
  func location(in view: UIView?) -> CGPoint
}

/// A view that can be activated by what is dragged above it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether the view opens when a drag rests on it.
  var isSpringLoaded: Bool { get set }
}
