internal import Foundation

/// The parts of views that draw what others make of subviews: tabs, segments, steppers' halves, titles, keys.
@MainActor
package enum AccessibilityParts {
  /// What is in a view, in order: what the application said, the parts that are drawn, or the subviews.
  package static func children(of view: UIView) -> [UIResponder] {
    if let own = view.accessibilityElements { return own.compactMap { $0 as? UIResponder } }
    let subviews: [UIView] =
      switch view {
      case let table as UITableView: sorted(table)
      case let collection as UICollectionView: sorted(collection)
      default: view.subviews
      }
    return parts(of: view) + subviews
  }

  /// UIKIT: rows come in the order of their index paths, whatever the order of the views.
  private static func sorted(_ table: UITableView) -> [UIView] {
    let rows = (table.indexPathsForVisibleRows ?? []).sorted()
    let cells = rows.compactMap { table.cellForRow(at: $0) as UIView? }
    return cells + table.subviews.filter { view in !cells.contains { $0 === view } }
  }
  private static func sorted(_ collection: UICollectionView) -> [UIView] {
    let cells = collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) as UIView? }
    return cells + collection.subviews.filter { view in !cells.contains { $0 === view } }
  }

  private static func parts(of view: UIView) -> [UIAccessibilityElement] {
    switch view {
    case let bar as UITabBar: tabs(of: bar)
    case let control as UISegmentedControl: segments(of: control)
    case let stepper as UIStepper: halves(of: stepper)
    case let bar as UINavigationBar: title(of: bar)
    case let panel as KeyboardPanel: panel.accessibilityKeys
    default: []
    }
  }

  private static func part(
    of view: UIView, _ label: String?, _ frame: CGRect, _ traits: UIAccessibilityTraits
  ) -> UIAccessibilityElement {
    let made = UIAccessibilityElement(accessibilityContainer: view)
    made.accessibilityLabel = label
    made.accessibilityFrameInContainerSpace = frame
    made.accessibilityTraits = traits
    return made
  }

  private static func tabs(of bar: UITabBar) -> [UIAccessibilityElement] {
    (bar.items ?? []).enumerated().map { index, item in
      var traits: UIAccessibilityTraits = .button
      if item === bar.selectedItem { traits.insert(.selected) }
      if !item.isEnabled { traits.insert(.notEnabled) }
      let made = part(of: bar, item.accessibilityLabel ?? item.title, bar.frameOfTab(at: index), traits)
      made.accessibilityIdentifier = item.accessibilityIdentifier
      made.accessibilityValue = item.badgeValue
      return made
    }
  }

  private static func segments(of control: UISegmentedControl) -> [UIAccessibilityElement] {
    control.segmentFrames.enumerated().map { index, frame in
      var traits: UIAccessibilityTraits = .button
      if index == control.selectedSegmentIndex { traits.insert(.selected) }
      if !control.isEnabled || !control.isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
      let label = control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.accessibilityLabel
      return part(of: control, label, frame, traits)
    }
  }

  private static func halves(of stepper: UIStepper) -> [UIAccessibilityElement] {
    let (left, right) = stepper.bounds.divided(atDistance: stepper.bounds.width / 2, from: .minXEdge)
    let mirrored = stepper.isRightToLeft
    return [(UIStepper.Side.down, "Decrement", mirrored ? right : left), (.up, "Increment", mirrored ? left : right)]
      .map { side, label, frame in
        part(of: stepper, label, frame, stepper.canStep(side) ? .button : [.button, .notEnabled])
      }
  }

  private static func title(of bar: UINavigationBar) -> [UIAccessibilityElement] {
    guard let item = bar.topItem, item.titleView == nil, let title = item.title, !title.isEmpty else { return [] }
    return [part(of: bar, title, bar.bounds, [.staticText, .header])]
  }
}
