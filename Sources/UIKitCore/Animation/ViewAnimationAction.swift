internal import UIGeometry

/// Animates a property that an animation block changes.
///
/// UIKIT: numbers and geometry animate additively (since iOS 8): each animation adds the rest of its own way, so that a
/// later one neither jumps nor ends the earlier. Keys are `position`, `position-2` and so on. Colours and the rest run
/// from where they are (Apple's talk on interruptible interactions of 2014; the keys as public code prints them).
@MainActor
struct ViewAnimationAction: LayerChangeAction {
  private let context: AnimationContext

  init(_ context: AnimationContext) { self.context = context }

  /// Without the value before there is nothing to animate from.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

  func run(_ event: String, of layer: CALayer, from old: Any) {
    if event == "bounds", let old = old as? CGRect {
      // UIKIT: origin and size are animations of their own (keys that public code prints).
      if old.origin != layer.bounds.origin { animate(layer, "bounds.origin", from: old.origin) }
      if old.size != layer.bounds.size { animate(layer, "bounds.size", from: old.size) }
    } else {
      animate(layer, event, from: old)
    }
  }

  private func animate(_ layer: CALayer, _ key: String, from old: Any) {
    guard let new = layer.storedValue(at: key) else { return }
    if let keyframes = context.keyframes, let times = context.keyframe {
      return keyframes.note(layer, key, from: old, to: new, during: times)
    }
    let animation = make(key)
    animation.keyPath = key
    if context.options.contains(.beginFromCurrentState), layer.animation(forKey: key) != nil {
      // What is under way is replaced, from where it is.
      var current = layer.presentation()?.storedValue(at: key) ?? old
      let running = (layer.animationKeys() ?? []).filter { $0 == key || $0.hasPrefix(key + "-") }
      // What runs adds to the layer's own value, which is the new one already.
      if running.allSatisfy({ (layer.animation(forKey: $0) as? CAPropertyAnimation)?.isAdditive == true }),
        let back = ValueArithmetic.difference(new, old)
      {
        current = ValueArithmetic.difference(current, back) ?? current
      }
      for key in running { layer.removeAnimation(forKey: key) }
      fill(animation, from: current, to: new)
      return add(animation, to: layer, forKey: key)
    }
    fill(animation, from: old, to: new)
    add(animation, to: layer, forKey: animation.isAdditive ? freeKey(key, of: layer) : key)
  }

  /// Adds what keyframes have given a property, in the place of what animates it already.
  func add(_ animation: CAKeyframeAnimation, to layer: CALayer) {
    add(animation, to: layer, forKey: animation.keyPath ?? "")
  }

  private func add(_ animation: CAPropertyAnimation, to layer: CALayer, forKey key: String) {
    context.configure(animation)
    animation.keepsTouchesOut = !context.allowsInteraction
    layer.add(animation, forKey: key)
    guard context.driver == nil, let view = layer.delegate as? UIView, view.window == nil else { return }
    // UIKIT: what is on no screen when the changes are committed does not run. Tests of a public library wait no longer
    // for such animations than these would take, or less.
    MediaClock.current.schedule(after: 0) { [weak view, weak layer] in
      if let view, view.window == nil { layer?.completeAnimation(forKey: key) }
    }
  }

  private func fill(_ animation: CABasicAnimation, from old: Any, to new: Any) {
    if let way = ValueArithmetic.difference(old, new) {
      animation.isAdditive = true
      animation.fromValue = way
      animation.toValue = ValueArithmetic.zero(like: way)
    } else {
      animation.fromValue = old
      animation.toValue = new
    }
  }

  private func make(_ key: String) -> CABasicAnimation {
    guard case .spring(let spring) = context.curve else { return CABasicAnimation() }
    let animation = CASpringAnimation()
    animation.mass = CGFloat(spring.mass)
    animation.stiffness = CGFloat(spring.stiffness)
    animation.damping = CGFloat(spring.damping)
    animation.initialVelocity = CGFloat(spring.initialVelocity)
    return animation
  }

  private func freeKey(_ key: String, of layer: CALayer) -> String {
    let taken = layer.animationKeys() ?? []
    guard taken.contains(key) else { return key }
    var number = 2
    while taken.contains("\(key)-\(number)") { number += 1 }
    return "\(key)-\(number)"
  }
}

extension UIView {
  /// What a change of the layer comes with: an animation inside of an animation block, else nothing.
  func animationAction(for layer: CALayer) -> (any CAAction)? {
    guard let context = AnimationContext.current, layer === materializedLayer else { return NSNull() }
    return ViewAnimationAction(context)
  }
}
