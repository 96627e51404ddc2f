public import Foundation

/// Follows the updates of the interface, phase by phase.
///
/// UIKIT: a link does nothing until it is enabled; then its actions run in every update that something causes, and in
/// every frame once it requires continuous updates (Apple's page on `requiresContinuousUpdates`).
///
/// DEVIATION: events are delivered before an update, so that the phases around their dispatch follow one another.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiupdatelink>
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  public typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void
  private let isSeen: () -> Bool
  private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []
  private var frames: MediaClock.Observation?
  private var isDue = false

  /// A link to the updates of a scene.
  public init(windowScene: UIWindowScene) {
    isSeen = { [weak windowScene] in windowScene != nil }
    super.init()
  }
  /// A link to the updates of the window that the view is in; without one it rests.
  public init(view: UIView) {
    isSeen = { [weak view] in view?.window != nil }
    super.init()
  }
  public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping Handler) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }
  public convenience init(view: UIView, actionHandler handler: @escaping Handler) {
    self.init(view: view)
    addAction(handler: handler)
  }
  public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  // MARK: Actions

  open func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) { actions.append((phase, handler)) }
  /// Calls a method of `target`, which is held, with the link and what is known of the update.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let target = target as AnyObject
    addAction(to: phase) { link, _ in ActionRegistry.send(selector, to: target, from: link, event: nil) }
  }
  /// In the phase before display links.
  open func addAction(handler: @escaping Handler) { addAction(to: .beforeCADisplayLinkDispatch, handler: handler) }
  /// In the phase before display links.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  // MARK: Wishes

  /// Default: false.
  open var isEnabled = false { didSet { if isEnabled != oldValue { follow() } } }
  /// Whether there are updates though nothing changes. Default: false.
  open var requiresContinuousUpdates = false { didSet { if requiresContinuousUpdates != oldValue { follow() } } }
  /// Kept; has no effect. Default: false.
  open var wantsLowLatencyEventDispatch = false
  /// Kept; has no effect. Default: false.
  open var wantsImmediatePresentation = false
  /// How often a link that requires continuous updates gets them. Default: as the screen is shown.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { follow() } }

  /// What is known of the update that is under way; nil outside of one.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  private func follow() {
    frames?.cancel()
    frames = nil
    if isEnabled { UpdateCycle.observe(self) } else { UpdateCycle.forget(self) }
    guard isEnabled, requiresContinuousUpdates else { return }
    var next = -Double.infinity
    frames = MediaClock.current.observeFrames { [weak self] now in
      guard let self, now >= next - 1e-6 else { return }
      let rate = Double(self.preferredFrameRateRange.preferred ?? self.preferredFrameRateRange.maximum)
      next = rate > 0 ? now + 1 / rate : now
      self.isDue = true
      UpdateCycle.commit()
    }
  }

  private func run(_ wanted: (UIUpdateActionPhase) -> Bool) {
    guard let info = currentUpdateInfo else { return }
    let due = actions.enumerated().filter { wanted($0.element.phase) && !$0.element.phase.isOfLowLatency }
      .sorted { ($0.element.phase.order, $0.offset) < ($1.element.phase.order, $1.offset) }
    for (_, action) in due where isEnabled { action.handler(self, info) }
  }
}

extension UIUpdateLink: UpdateObserver {
  var needsUpdate: Bool { isDue }

  func willUpdate() {
    isDue = false
    guard isEnabled, isSeen() else { return }
    currentUpdateInfo = UIUpdateInfo(MediaClock.current.now)
    run(\.isBeforeCommit)
  }

  func didUpdate() {
    run { !$0.isBeforeCommit }
    currentUpdateInfo = nil
  }
}
