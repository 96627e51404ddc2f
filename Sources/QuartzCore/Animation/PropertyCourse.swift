internal import UIGeometry

/// The values of one property over a repetition of an animation.
@MainActor
struct PropertyCourse {
  private enum Values {
    case basic(from: Any?, to: Any?, by: Any?)
    case keyframes(Keyframes)
  }

  let keyPath: String
  private let values: Values
  private let spring: SpringCurve?
  private let isAdditive: Bool
  private let isCumulative: Bool
  private let function: CAValueFunction?
  /// How the layer turns along its path.
  private let rotation: CAAnimationRotationMode?

  init(_ animation: CAPropertyAnimation) {
    keyPath = animation.keyPath ?? ""
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
    function = animation.valueFunction
    rotation = (animation as? CAKeyframeAnimation)?.rotationMode
    spring = (animation as? CASpringAnimation)?.curve
    if let keyframes = animation as? CAKeyframeAnimation {
      values = .keyframes(Keyframes(keyframes))
    } else {
      let basic = animation as? CABasicAnimation
      values = .basic(from: basic?.fromValue, to: basic?.toValue, by: basic?.byValue)
    }
  }

  func apply(to layer: CALayer, at moment: AnimationTiming.Moment) {
    let base = layer.storedValue(at: keyPath)
    let progress = spring?.progress(at: moment.elapsed) ?? moment.progress
    guard var value = value(progress, base: base) else { return }
    if isCumulative, moment.repetition > 0, let whole = self.value(1, base: base),
      let total = Interpolation.scaled(whole, by: moment.repetition), let sum = Interpolation.sum(value, total)
    {
      value = sum
    }
    if let function {
      guard let transform = function.transform(value) else { return }
      value = transform
    }
    if isAdditive, let base, let sum = Interpolation.sum(base, value) { value = sum }
    layer.setValue(value, forKeyPath: keyPath)
    if let rotation { turn(layer, rotation, progress) }
  }

  /// UIKIT: the layer's x axis lies along the path (Apple's page on `CAKeyframeAnimation.rotationMode`: the tangent).
  private func turn(_ layer: CALayer, _ rotation: CAAnimationRotationMode, _ progress: Double) {
    guard let before = value(max(progress - 0.002, 0), base: nil) as? CGPoint,
      let after = value(min(progress + 0.002, 1), base: nil) as? CGPoint
    else { return }
    let angle = atan2(after.y - before.y, after.x - before.x) + (rotation == .rotateAutoReverse ? .pi : 0)
    layer.transform = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), layer.transform)
  }

  /// By the rules of `CABasicAnimation`: two of from, to and by are given, the property's own value stands in.
  private func value(_ progress: Double, base: Any?) -> Any? {
    switch values {
    case .keyframes(let keyframes): return keyframes.value(at: progress)
    case .basic(let from?, let to?, _): return Interpolation.between(from, to, progress)
    case .basic(let from?, nil, let by?):
      return Interpolation.sum(from, by).flatMap { Interpolation.between(from, $0, progress) }
    case .basic(nil, let to?, let by?):
      return Interpolation.scaled(by, by: -1).flatMap { Interpolation.sum(to, $0) }
        .flatMap { Interpolation.between($0, to, progress) }
    case .basic(let from?, nil, nil): return base.flatMap { Interpolation.between(from, $0, progress) }
    case .basic(nil, let to?, nil): return base.flatMap { Interpolation.between($0, to, progress) }
    case .basic(nil, nil, let by?):
      guard let base, let end = Interpolation.sum(base, by) else { return nil }
      return Interpolation.between(base, end, progress)
    case .basic(nil, nil, nil): return nil
    }
  }
}
