/// Lets things be dropped into a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidropinteraction>
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  private weak var attached: UIView?
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false {
    willSet { if newValue { Limitation.hasNoEffect("UIDropInteraction.allowsSimultaneousDropSessions") } }
  }

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open var view: UIView? { attached }
  open func willMove(to view: UIView?) {}
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
