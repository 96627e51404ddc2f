/// The blocks of animations that were begun and not yet committed, the innermost last.
@MainActor
final class AnimationCalls: HostContextPart {
  static var current: AnimationCalls { HostContext.main.part() }

  /// What stands between a beginning and its commit.
  @MainActor
  final class Block {
    let animation = AnimationContext(duration: 0.2, curve: .timing(AnimationContext.function(.easeInOut)))
    let name: String?
    let context: UnsafeMutableRawPointer?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    private var covers: [UIView] = []

    init(_ name: String?, _ context: UnsafeMutableRawPointer?) { (self.name, self.context) = (name, context) }

    /// UIKIT: what was there before covers the view until the block's animations have made it go. A guess.
    ///
    /// DEVIATION: flips and curls are drawn as dissolves.
    func show(_ transition: UIView.AnimationTransition, in view: UIView) {
      guard transition != .none, AnimationContext.isEnabled,
        let cover = view.snapshotView(afterScreenUpdates: false)
      else { return }
      UIView.performWithoutAnimation {
        cover.frame = view.bounds
        view.addSubview(cover)
      }
      covers.append(cover)
    }

    func commit() {
      let covers = covers
      for cover in covers {
        cover.superview?.bringSubviewToFront(cover)
        cover.alpha = 0
      }
      animation.end()
      ViewAnimator.close(animation) { [self] finished in
        for cover in covers { cover.removeFromSuperview() }
        send(didStop, [name, finished, context])
      }
    }

    func send(_ selector: Selector?, _ arguments: [Any?]) {
      guard let selector, let delegate else { return }
      _ = ObjectRuntime.send(selector, to: delegate, arguments)
    }
  }

  private var blocks: [Block] = []

  func begin(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    let block = Block(name, context)
    block.animation.willStart = { [unowned block] in block.send(block.willStart, [block.name, block.context]) }
    blocks.append(block)
    block.animation.begin()
  }

  func commit() { blocks.popLast()?.commit() }

  /// UIKIT: outside of a block the settings are ignored (Apple's page on `setAnimationDuration(_:)`).
  func change(_ change: (Block) -> Void) { blocks.last.map(change) }
}
