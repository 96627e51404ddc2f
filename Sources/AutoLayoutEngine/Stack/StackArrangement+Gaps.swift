internal import Foundation

extension StackArrangement {
  /// Slot 3, the gap between a visible item and the next visible one.
  ///
  /// 3.1 Spacing: exact, or at least where gaps take up the surplus.
  /// 3.2 Gap guides: from edge to edge, or from centre to centre. 3.3 All gap guides as long as the first.
  public func gapRecords(after index: Int) -> [Record] {
    guard let next = nextVisible(after: index) else { return [] }
    var records = [spacingRecord(index, next)]
    guard usesGapGuides else { return records }
    let isCentering = configuration.distribution == .equalCentering
    let (from, to) = (Part.item(items[index].id), Part.item(items[next].id))
    let gap = Part.gap(after: items[index].id)
    let identifier = StackConstraintIdentifier.distributingEdge
    // 3.2
    let fromAttribute = isCentering ? along.center : isBaselineRelative ? .lastBaseline : along.max
    let toAttribute = isCentering ? along.center : isBaselineRelative ? .firstBaseline : along.min
    records.append(Record(gap, along.min, .equal, from, fromAttribute, identifier: identifier))
    records.append(Record(gap, along.max, .equal, to, toAttribute, identifier: identifier))
    // 3.3
    if let firstVisible, index != firstVisible {
      records.append(
        Record(
          gap, along.dimension, .equal, .gap(after: items[firstVisible].id), along.dimension,
          priority: isCentering ? StackPriority.equalCentering - Float(index) : 1000,
          identifier: StackConstraintIdentifier.fillEqually))
    }
    return records
  }

  /// 3.1
  private func spacingRecord(_ index: Int, _ next: Int) -> Record {
    let space = spacing(after: index)
    return Record(
      .item(items[next].id), isBaselineRelative ? .firstBaseline : along.min,
      configuration.spreadsGaps ? .greaterThanOrEqual : .equal,
      .item(items[index].id), isBaselineRelative ? .lastBaseline : along.max, constant: space.value,
      identifier: StackConstraintIdentifier.spacing, isStandardSpace: space.isSystem)
  }

  /// Baselines lie along a vertical stack only.
  private var isBaselineRelative: Bool {
    configuration.axis == .vertical && configuration.isBaselineRelativeArrangement
  }
}
