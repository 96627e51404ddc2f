internal import Foundation

/// What a symbol effect has come to.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext>
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  public let sender: AnyObject?
  /// Whether it ran to its end; false where it was removed before.
  public let isFinished: Bool
  public let effect: (any SymbolEffect)?
  public let contentTransition: UISymbolContentTransition?
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

// DEVIATION: effects move the whole picture; symbols of several layers do not move layer by layer.
extension UIImageView {
  /// Moves the symbol: once, where the effect ends by itself, else until the effect is removed.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimageview/addsymboleffect(_:options:animated:completion:)>
  public func addSymbolEffect(
    _ effect: some SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    run(effect, SymbolMotion(effect, options, endsByItself: effect is any DiscreteSymbolEffect), animated, completion)
  }
  public func addSymbolEffect(
    _ effect: some SymbolEffect & DiscreteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { run(effect, SymbolMotion(effect, options, endsByItself: true), animated, completion) }
  public func addSymbolEffect(
    _ effect: some SymbolEffect & DiscreteSymbolEffect & IndefiniteSymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { run(effect, SymbolMotion(effect, options, endsByItself: true), animated, completion) }

  public func removeSymbolEffect(
    ofType effect: some SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    layer.removeAnimation(forKey: SymbolMotion.key(effect.configuration.motion))
    settle(effect.configuration.motion, animated)
    completion?(context(effect, true))
  }
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(SymbolMotion.prefix) {
      layer.removeAnimation(forKey: key)
    }
    settle(.appear, animated)
    settle(.scale, animated)
  }

  /// Shows another symbol; a transition fades.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimageview/setsymbolimage(_:contenttransition:options:completion:)>
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some SymbolEffect & ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let transition = UISymbolContentTransition(contentTransition, options: options)
    UIView.transition(
      with: self, duration: 0.3 / max(options.rate, 0.01), options: .transitionCrossDissolve,
      animations: { self.image = image }
    ) { [weak self] finished in
      completion?(
        UISymbolEffectCompletionContext(
          sender: self, isFinished: finished, effect: contentTransition, contentTransition: transition))
    }
  }

  private func context(_ effect: any SymbolEffect, _ finished: Bool) -> UISymbolEffectCompletionContext {
    UISymbolEffectCompletionContext(sender: self, isFinished: finished, effect: effect, contentTransition: nil)
  }

  private func run(
    _ effect: any SymbolEffect, _ motion: SymbolMotion, _ animated: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    let change = { [weak self] in motion.rest(self) }
    guard animated, AnimationContext.isEnabled else {
      change()
      completion?(context(effect, true))
      return
    }
    guard let animation = motion.animation else {
      UIView.animate(withDuration: 0.3 / motion.rate, delay: 0, options: .allowUserInteraction, animations: change) {
        [weak self] finished in
        if let self { completion?(self.context(effect, finished)) }
      }
      return
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in if let self { completion?(self.context(effect, true)) } }
    layer.add(animation, forKey: SymbolMotion.key(effect.configuration.motion))
    CATransaction.commit()
  }

  /// Undoes what an effect that stays has left.
  private func settle(_ motion: SymbolEffectConfiguration.Motion, _ animated: Bool) {
    let change = {
      if motion == .appear || motion == .disappear { self.alpha = 1 }
      if motion == .scale { self.transform = .identity }
    }
    if animated {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
    } else {
      change()
    }
  }
}

/// How a symbol effect moves a picture.
@MainActor
private struct SymbolMotion {
  static let prefix = "UISymbolEffect."
  static func key(_ motion: SymbolEffectConfiguration.Motion) -> String { prefix + "\(motion)" }

  let motion: SymbolEffectConfiguration.Motion
  let isReversed: Bool
  let rate: Double
  private let count: Float

  init(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, endsByItself: Bool) {
    motion = effect.configuration.motion
    isReversed = effect.configuration.isReversed
    rate = max(options.rate, 0.01)
    if let given = options.count {
      count = Float(max(given, 1))
    } else {
      count = options.repeats ?? !endsByItself ? .infinity : 1
    }
  }

  /// UIKIT: what stays after the effect: symbols that have disappeared, or are larger. Estimated from films.
  func rest(_ view: UIImageView?) {
    switch motion {
    case .appear: view?.alpha = 1
    case .disappear: view?.alpha = 0
    case .scale: view?.transform = CGAffineTransform(scaleX: isReversed ? 0.85 : 1.15, y: isReversed ? 0.85 : 1.15)
    default: break
    }
  }

  /// Nil for effects that stay.
  var animation: CAKeyframeAnimation? {
    switch motion {
    case .bounce: keyframes("transform.scale", isReversed ? [1, 0.82, 1.06, 1] : [1, 1.22, 0.94, 1], 0.6)
    case .breathe: keyframes("transform.scale", [1, 1.1, 1], 2)
    case .pulse: keyframes("opacity", [1, 0.35, 1], 1.6)
    case .variableColor: keyframes("opacity", [1, 0.5, 1], 1.2)
    case .wiggle: keyframes("transform.rotation.z", [0, 0.16, -0.16, 0.08, 0], 0.7)
    case .rotate: keyframes("transform.rotation.z", [0, isReversed ? -2 * Double.pi : 2 * Double.pi], 1.2)
    case .scale, .appear, .disappear, .replace, .automatic: nil
    }
  }
  private func keyframes(_ path: String, _ values: [Double], _ duration: TimeInterval) -> CAKeyframeAnimation {
    let made = CAKeyframeAnimation(keyPath: path)
    made.values = values
    made.duration = duration / rate
    made.repeatCount = count
    return made
  }
}
