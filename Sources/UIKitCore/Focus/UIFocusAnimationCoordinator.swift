/// Runs animations beside a move of the focus.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty else { return completions.forEach { $0() } }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { animations.forEach { $0() } },
      completion: { _ in completions.forEach { $0() } })
  }
}
