/// Lets things be dropped into a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidropinteraction>
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  private weak var attached: UIView?
  /// Decides on drops and performs them. Not kept.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drags may be over the view at once. Kept; it has no effect. Default: false.
  open var allowsSimultaneousDropSessions = false {
    willSet { if newValue { Limitation.hasNoEffect("UIDropInteraction.allowsSimultaneousDropSessions") } }
  }

  /// An interaction that asks its delegate about drags over the view; add it to a view.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The view that can be dropped on.
  open var view: UIView? { attached }
  /// Nothing to do before the interaction leaves a view.
  open func willMove(to view: UIView?) {}
  /// Keeps the view that has the interaction now. The view calls it.
  open func didMove(to view: UIView?) { attached = view }
}

extension UIDropInteraction: DropTarget {
  var dropView: UIView? { attached }
  func canHandle(_ session: LocalDragSession) -> Bool {
    attached != nil && delegate?.dropInteraction(self, canHandle: session) == true
  }
  func didEnter(_ session: LocalDragSession) { delegate?.dropInteraction(self, sessionDidEnter: session) }
  func proposal(_ session: LocalDragSession) -> UIDropProposal {
    delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .cancel)
  }
  func didExit(_ session: LocalDragSession) { delegate?.dropInteraction(self, sessionDidExit: session) }
  func perform(_ session: LocalDragSession, _ proposal: UIDropProposal, _ drag: LocalDrag) {
    delegate?.dropInteraction(self, performDrop: session)
    let animator = DropAnimator { nil }
    for item in session.items { delegate?.dropInteraction(self, item: item, willAnimateDropWith: animator) }
    animator.addCompletion { [weak self] _ in
      guard let self else { return }
      self.delegate?.dropInteraction(self, concludeDrop: session)
    }
    drag.fly(to: nil, animator: animator)
  }
  func didEnd(_ session: LocalDragSession) { delegate?.dropInteraction(self, sessionDidEnd: session) }
}
