internal import UIGeometry

/// What an animation shows when, as it was when it was added.
@MainActor
struct AnimationCourse {
  private enum Body {
    case property(PropertyCourse)
    case group([AnimationCourse])
    case transition(LayerTransition?)
  }

  let timing: AnimationTiming
  private let body: Body

  /// - Parameter layer: what is to be animated; a transition begins with what it shows now.
  init(_ animation: CAAnimation, of layer: CALayer? = nil, inGroup: Bool = false) {
    timing = AnimationTiming(animation, inGroup: inGroup)
    switch animation {
    case let group as CAAnimationGroup:
      body = .group((group.animations ?? []).map { AnimationCourse($0, inGroup: true) })
    case let property as CAPropertyAnimation: body = .property(PropertyCourse(property))
    case let transition as CATransition:
      let old = layer.map { LayerRecorder.recordContents(of: $0, showsAnimations: true) }
      body = .transition(old.map { LayerTransition(transition, old: $0) })
    default: body = .transition(nil)
    }
  }

  /// The key path that it changes, if it is one.
  var keyPath: String? { if case .property(let course) = body { course.keyPath } else { nil } }

  func apply(to layer: CALayer, at time: CFTimeInterval) {
    guard let moment = timing.moment(at: time) else { return }
    switch body {
    case .property(let course): course.apply(to: layer, at: moment)
    case .group(let courses):
      let local = moment.progress * timing.duration
      for course in courses { course.apply(to: layer, at: min(moment.elapsed, max(local, moment.elapsed))) }
    case .transition(let transition?): layer.transition = transition.at(moment.progress)
    case .transition(nil): layer.opacity *= Float(moment.progress)
    }
  }
}
