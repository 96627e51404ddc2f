internal import Foundation
internal import UIGeometry

/// Turns connections and predicates into constraint records for one axis and direction.
struct VisualFormatExpansion {
  typealias Item = VisualFormat.Item
  typealias Record = ConstraintRecord<VisualFormat.Item>

  /// The edge where reading starts, the edge where it ends, and the superview's margins there.
  private let start: LayoutAttribute
  private let end: LayoutAttribute
  private let startMargin: LayoutAttribute
  private let endMargin: LayoutAttribute
  private let dimension: LayoutAttribute
  /// Reading runs against the coordinates, so that each equation is written mirrored.
  private let isMirrored: Bool
  private let spacesBaselines: Bool

  init(axis: LayoutAxis, options: VisualFormatOptions) {
    let direction = options.intersection(.directionMask)
    isMirrored = axis == .horizontal && direction == .directionRightToLeft
    spacesBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    if axis == .vertical {
      (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    } else if direction == .directionLeftToRight {
      (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
    } else if direction == .directionRightToLeft {
      (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
    } else {
      (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
    dimension = axis == .vertical ? .height : .width
  }

  func thickness(of name: String, _ predicate: VisualFormat.Predicate) -> Record {
    guard let other = predicate.viewName else {
      return Record(
        .view(name), dimension, predicate.relation, constant: predicate.constant, priority: predicate.priority)
    }
    return Record(
      .view(name), dimension, predicate.relation, .view(other), dimension, multiplier: predicate.multiplier,
      constant: predicate.constant, priority: predicate.priority)
  }

  /// `[first]…[second]`: `second.start = first.end + space`.
  func connect(_ first: Item, _ second: Item, by connection: VisualFormat.Connection) -> [Record] {
    let (from, to): (LayoutAttribute, LayoutAttribute) =
      spacesBaselines ? (.lastBaseline, .firstBaseline) : (end, start)
    return spaces(connection).map { record(second, to, first, from, space: $0) }
  }

  /// `|…[view]`: `view.start = superview.start + space`, or its margin.
  func connectLeading(_ name: String, by connection: VisualFormat.Connection) -> [Record] {
    edge(connection, startMargin, start).map { record(.view(name), start, .superview(of: name), $0.0, space: $0.1) }
  }

  /// `[view]…|`: `superview.end = view.end + space`, or its margin.
  func connectTrailing(_ name: String, by connection: VisualFormat.Connection) -> [Record] {
    edge(connection, endMargin, end).map { record(.superview(of: name), $0.0, .view(name), end, space: $0.1) }
  }

  // MARK: - Spaces

  private struct Space {
    var predicate: VisualFormat.Predicate
    var isStandard = false
  }

  private func spaces(_ connection: VisualFormat.Connection) -> [Space] {
    switch connection {
    case .flush:
      return [Space(predicate: VisualFormat.Predicate())]
    case .standard:
      var predicate = VisualFormat.Predicate()
      predicate.constant = VisualFormat.standardSiblingSpace
      return [Space(predicate: predicate, isStandard: true)]
    case .predicates(let list):
      return list.map { Space(predicate: $0) }
    }
  }

  private func edge(
    _ connection: VisualFormat.Connection, _ margin: LayoutAttribute, _ plain: LayoutAttribute
  ) -> [(LayoutAttribute, Space)] {
    if case .standard = connection { return [(margin, Space(predicate: VisualFormat.Predicate()))] }
    return spaces(connection).map { (plain, $0) }
  }

  private func record(
    _ later: Item, _ laterAttribute: LayoutAttribute, _ earlier: Item, _ earlierAttribute: LayoutAttribute,
    space: Space
  ) -> Record {
    let predicate = space.predicate
    let mirrored = isMirrored
    return Record(
      mirrored ? earlier : later, mirrored ? earlierAttribute : laterAttribute, predicate.relation,
      mirrored ? later : earlier, mirrored ? laterAttribute : earlierAttribute, constant: predicate.constant,
      priority: predicate.priority, isStandardSpace: space.isStandard)
  }
}
