internal import UIGeometry

/// Animates a property that an animation block changes.
///
/// UIKIT: numbers and geometry animate additively (since iOS 8): each animation adds the rest of its own way, so that a
/// later one neither jumps nor ends the earlier. Keys are `position`, `position-2` and so on. Colours and the rest run
/// from where they are.
@MainActor
struct ViewAnimationAction: LayerChangeAction {
  private let context: AnimationContext

  init(_ context: AnimationContext) { self.context = context }

  /// Without the value before there is nothing to animate from.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

  func run(_ event: String, of layer: CALayer, from old: Any) {
    if event == "bounds", let old = old as? CGRect {
      // UIKIT: origin and size are animations of their own.
      if old.origin != layer.bounds.origin { animate(layer, "bounds.origin", from: old.origin) }
      if old.size != layer.bounds.size { animate(layer, "bounds.size", from: old.size) }
    } else {
      animate(layer, event, from: old)
    }
  }

  private func animate(_ layer: CALayer, _ key: String, from old: Any) {
    guard let new = layer.storedValue(at: key) else { return }
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

  private func add(_ animation: CABasicAnimation, to layer: CALayer, forKey key: String) {
    layer.add(configured(animation), forKey: key)
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

  private func configured(_ animation: CABasicAnimation) -> CABasicAnimation {
    context.configure(animation)
    animation.keepsTouchesOut = !context.allowsInteraction
    return animation
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

/// Differences of the values that animate additively.
@MainActor
enum ValueArithmetic {
  /// `a` less `b`; nil for values that are not numbers.
  static func difference(_ a: Any, _ b: Any) -> Any? {
    switch (a, b) {
    case (let a as CGPoint, let b as CGPoint): CGPoint(x: a.x - b.x, y: a.y - b.y)
    case (let a as CGSize, let b as CGSize): CGSize(width: a.width - b.width, height: a.height - b.height)
    default: number(a).flatMap { a in number(b).map { a - $0 } }
    }
  }

  /// Opacities are of single precision, their differences are not.
  private static func number(_ value: Any) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Float).map { CGFloat($0) }
  }

  static func zero(like value: Any) -> Any {
    switch value {
    case is CGPoint: CGPoint.zero
    case is CGSize: CGSize.zero
    default: CGFloat(0)
    }
  }
}

extension UIView {
  /// What a change of the layer comes with: an animation inside of an animation block, else nothing.
  func animationAction(for layer: CALayer) -> (any CAAction)? {
    guard let context = AnimationContext.current, layer === materializedLayer else { return NSNull() }
    return ViewAnimationAction(context)
  }
}
