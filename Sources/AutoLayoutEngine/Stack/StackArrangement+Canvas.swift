internal import Foundation

extension StackArrangement {
  /// Slot 1, the canvas.
  ///
  /// 1.1 Along: the edges against the first and the last visible item, or against the ordering spanner of extent 0.
  /// 1.2 Across: per alignment, the edges and the centre against the reference item or the alignment spanner.
  /// 1.3 Fit: the spanner, and a canvas that nothing else sizes, shrink.
  public func canvasRecords() -> [Record] {
    guard let reference = referencePart else { return [] }
    return canvasAlong() + canvasAcross(reference) + fitRecords()
  }

  private func connection(
    _ attribute: LayoutAttribute, _ part: Part, _ relation: LayoutRelation = .equal
  ) -> Record {
    Record(
      canvas, attribute, relation, part, attribute, identifier: StackConstraintIdentifier.canvasConnection)
  }

  /// 1.1
  private func canvasAlong() -> [Record] {
    guard let firstVisible, let lastVisible else {
      return [connection(along.min, .orderingSpanner), connection(along.max, .orderingSpanner)]
    }
    return [
      connection(along.min, .item(items[firstVisible].id)), connection(along.max, .item(items[lastVisible].id)),
    ]
  }

  /// 1.2
  private func canvasAcross(_ reference: Part) -> [Record] {
    let alignment = configuration.effectiveAlignment
    guard usesAlignmentSpanner else { return canvasAcrossSingle(reference, alignment) }
    if usesOrderingSpanner {
      return [connection(across.min, .alignmentSpanner), connection(across.max, .alignmentSpanner)]
    }
    switch alignment {
    case .fill:
      return [connection(across.min, reference), connection(across.max, reference)]
    case .leading:
      return [connection(across.min, reference), connection(across.max, .alignmentSpanner)]
    case .trailing:
      return [connection(across.min, .alignmentSpanner), connection(across.max, reference)]
    case .center:
      return [
        connection(across.min, .alignmentSpanner), connection(across.max, .alignmentSpanner),
        connection(across.center, reference),
      ]
    case .firstBaseline:
      // UIKIT: a taller item sticks out above the stack (stored frames of Interface Builder, Xcode 14).
      return [connection(across.min, reference, .lessThanOrEqual), connection(across.max, .alignmentSpanner)]
    case .lastBaseline:
      // UIKIT: a deeper item sticks out below the stack (published dump; stored frames, Xcode 14 and 16).
      return [connection(across.min, .alignmentSpanner), connection(across.max, reference, .greaterThanOrEqual)]
    }
  }

  /// 1.2 for filling items and for a single item: the item itself bounds the canvas.
  private func canvasAcrossSingle(_ reference: Part, _ alignment: StackConfiguration.Alignment) -> [Record] {
    let start = connection(across.min, reference, alignment.touchesStart ? .equal : .lessThanOrEqual)
    let end = connection(across.max, reference, alignment.touchesEnd ? .equal : .greaterThanOrEqual)
    return alignment == .center ? [start, end, connection(across.center, reference)] : [start, end]
  }

  /// 1.3
  private func fitRecords() -> [Record] {
    var records: [Record] = []
    if usesAlignmentSpanner {
      records.append(spanningFit(.alignmentSpanner, across.dimension))
    }
    if usesOrderingSpanner {
      records.append(spanningFit(.orderingSpanner, along.dimension))
    }
    let alignment = configuration.effectiveAlignment
    let isOpenAcross = alignment.alignsBaselines || (alignment != .fill && !usesAlignmentSpanner)
    if isOpenAcross { records.append(canvasFit(across.dimension)) }
    if usesGapGuides { records.append(canvasFit(along.dimension)) }
    return records
  }

  private func spanningFit(_ spanner: Part, _ dimension: LayoutAttribute) -> Record {
    Record(
      spanner, dimension, .equal, constant: 0,
      priority: usesOrderingSpanner ? StackPriority.emptySpanningFit : StackPriority.spanningFit,
      identifier: StackConstraintIdentifier.spanningFit)
  }

  private func canvasFit(_ dimension: LayoutAttribute) -> Record {
    Record(
      .stack, dimension, .equal, constant: 0, priority: StackPriority.canvasFit,
      identifier: StackConstraintIdentifier.canvasFit)
  }
}

extension StackConfiguration.Alignment {
  /// The items' starting edges lie on the canvas's.
  var touchesStart: Bool { self == .fill || self == .leading }
  /// The items' ending edges lie on the canvas's.
  var touchesEnd: Bool { self == .fill || self == .trailing }
  var alignsBaselines: Bool { self == .firstBaseline || self == .lastBaseline }
}
