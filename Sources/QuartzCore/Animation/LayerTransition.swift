import UIDisplayList

/// A layer in the middle of a `CATransition`: what it showed before, and how far the new picture has come.
final class LayerTransition {
  private let old: DisplayList
  private let type: CATransitionType
  private let subtype: CATransitionSubtype?
  private let range: (start: CGFloat, end: CGFloat)
  /// 0…1.
  private let progress: CGFloat

  @MainActor
  init(_ transition: CATransition, old: DisplayList) {
    self.old = old
    (type, subtype, progress) = (transition.type, transition.subtype, 0)
    range = (CGFloat(transition.startProgress), CGFloat(transition.endProgress))
  }
  private init(_ other: LayerTransition, _ progress: CGFloat) {
    (old, type, subtype, range, self.progress) = (other.old, other.type, other.subtype, other.range, progress)
  }

  /// The same transition at a share of its duration.
  func at(_ share: Double) -> LayerTransition {
    LayerTransition(self, range.start + (range.end - range.start) * CGFloat(share))
  }

  /// Draws the old picture and the new one, each where the transition has them.
  ///
  /// UIKIT: a push moves both, a movement in lays the new one on the old, a reveal takes the old one off the new.
  func draw(_ new: DisplayList, in bounds: CGRect, into builder: inout DisplayListBuilder) {
    let way = way(bounds.size)
    builder.save()
    if type != .fade { builder.append(.clipRect(bounds)) }
    switch type {
    case .push:
      Self.draw(old, moved: way, by: -progress, into: &builder)
      Self.draw(new, moved: way, by: 1 - progress, into: &builder)
    case .moveIn:
      builder.draw(old)
      Self.draw(new, moved: way, by: 1 - progress, into: &builder)
    case .reveal:
      builder.draw(new)
      Self.draw(old, moved: way, by: -progress, into: &builder)
    default:
      for (list, alpha) in [(old, 1 - progress), (new, progress)] {
        builder.beginLayer(LayerStyle(alpha: Double(alpha), isIsolated: true))
        builder.draw(list)
        builder.endLayer()
      }
    }
    builder.restore()
  }

  private static func draw(
    _ list: DisplayList, moved way: CGVector, by factor: CGFloat, into builder: inout DisplayListBuilder
  ) {
    builder.save()
    builder.concatenate(CGAffineTransform(translationX: way.dx * factor, y: way.dy * factor))
    builder.draw(list)
    builder.restore()
  }

  /// From where the new picture comes.
  private func way(_ size: CGSize) -> CGVector {
    switch subtype {
    case CATransitionSubtype.fromLeft: CGVector(dx: -size.width, dy: 0)
    // UIKIT: top and bottom are those of the Mac, whose y grows upwards: programs that push from below say `fromTop`
    // with `moveIn`, and `fromBottom` with `reveal` for the way back.
    case CATransitionSubtype.fromTop: CGVector(dx: 0, dy: size.height)
    case CATransitionSubtype.fromBottom: CGVector(dx: 0, dy: -size.height)
    default: CGVector(dx: size.width, dy: 0)
    }
  }
}
