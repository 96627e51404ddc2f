internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// What the constraints of a scene's views leave open.
///
/// UIKIT: Interface Builder marks what hangs on an ambiguous view too (stored marks);
/// natural sizes that pull with the same priority count since Xcode 10 (166 of 224 views; none of 52 before; see
/// `StackTies`), and a scroll view is marked whose content has no size (17 of 21; none of 9 whose content ends at its
/// margin alone, 6 repositories).
@MainActor
struct AmbiguousViews {
  private var found: [ObjectIdentifier: [String]] = [:]

  init(_ scene: LintedScene) {
    let hidden = RowsOutOfSight(scene)
    found = Self.withoutStandIns(in: scene) { hidden.withoutSizes { Self.found(in: scene, hidden) } }
  }

  /// Runs `body` while stacks without views have no size in the stacks that arrange them.
  ///
  /// UIKIT: the canvas shows them, but what it shows them as does not count: views that stand beside them are marked with
  /// them (2 documents of 2 repositories; a guess).
  private static func withoutStandIns<Result>(in scene: LintedScene, _ body: () -> Result) -> Result {
    let empty = scene.made.entries.filter { entry in
      entry.element.child("subviews") == nil && (entry.view as? UIStackView)?.superview is UIStackView
        && entry.element.number("placeholderIntrinsicWidth") == nil
        && entry.element.number("placeholderIntrinsicHeight") == nil
    }.map(\.view)
    let former = empty.map(\.layoutHints.naturalSize)
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    for view in empty where view.layoutHints.naturalSize != nil { view.layoutHints.naturalSize = none }
    defer { for (view, size) in zip(empty, former) where size != nil { view.layoutHints.naturalSize = size } }
    return body()
  }

  private static func found(in scene: LintedScene, _ hidden: RowsOutOfSight) -> [ObjectIdentifier: [String]] {
    let (entries, root) = (scene.made.entries, scene.made.root)
    let items = Set(hidden.items.map { ObjectIdentifier($0) })
    let unsized = Set(hidden.contents.map { ObjectIdentifier($0) })
    let constrained = entries.map(\.view).filter { (view: UIView) in
      view !== root && !isTakenOut(view) && !view.translatesAutoresizingMaskIntoConstraints
        && !unsized.contains(ObjectIdentifier(view))
    }
    let open = (constrained + hidden.items).map { ($0, LayoutDiagnosis.openParts(of: $0)) }.filter { !$0.1.isEmpty }
    let scrolling = entries.compactMap(scrollViewWithContent)
    let stretched = stretchedContents(of: scene)
    guard !open.isEmpty || !scrolling.isEmpty || !stretched.isEmpty else { return [:] }
    let countsTies = scene.document.toolsVersion >= 14_000
    let apart = countsTies ? StackTies(scene).unproven(among: constrained) + inDisputedRows(scene) : constrained
    let slight = countsTies ? slightTies(among: open, constrained) : []
    return LayoutDiagnosis.withDistinctPriorities(of: apart) {
      var result: [ObjectIdentifier: [String]] = [:]
      for (view, parts) in open where !slight.contains(ObjectIdentifier(view)) {
        var parts = apart.isEmpty ? parts : LayoutDiagnosis.openParts(of: view)
        if items.contains(ObjectIdentifier(view)) { parts.removeAll { $0.hasSuffix("position") } }
        if !parts.isEmpty { result[ObjectIdentifier(view)] = parts }
      }
      for view in scrolling {
        let parts = view.subviews.isEmpty ? ["width", "height"] : LayoutDiagnosis.openContentParts(of: view)
        if !parts.isEmpty { result[ObjectIdentifier(view), default: []] += parts.map { "scrollable content " + $0 } }
      }
      for view in stretched { result[ObjectIdentifier(view)] = ["height"] }
      if (9_000..<12_000).contains(scene.document.toolsVersion) { addWhatHangs(on: &result, in: scene) }
      return result
    }
  }

  /// Adds what is placed in views whose position is open.
  ///
  /// UIKIT: Xcode 7 to 8.2 (11 of 11 such views, 3 repositories; of two with a fixed frame none); since Xcode 10 none of 85.
  private static func addWhatHangs(on result: inout [ObjectIdentifier: [String]], in scene: LintedScene) {
    for entry in scene.made.entries {
      guard let around = entry.view.superview, let parts = result[ObjectIdentifier(around)],
        !entry.view.translatesAutoresizingMaskIntoConstraints, entry.element.string("fixedFrame") != "YES"
      else { continue }
      let own = result[ObjectIdentifier(entry.view)] ?? []
      let more = parts.filter { $0.hasSuffix("position") && !own.contains($0) }
      if !more.isEmpty { result[ObjectIdentifier(entry.view)] = own + more }
    }
  }

  /// Whether a stack view leaves the view out, as it is hidden.
  ///
  /// UIKIT: in documents with marks 3 of 79 have one.
  private static func isTakenOut(_ view: UIView) -> Bool {
    view.isHidden && (view.superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } == true
  }

  /// Views that natural sizes alone leave open, where none of them in the row or scene is stretched or compressed along the
  /// axis by more than a measure explains.
  private static func slightTies(
    among open: [(view: UIView, parts: [String])], _ constrained: [UIView]
  ) -> Set<ObjectIdentifier> {
    let tied = LayoutDiagnosis.withDistinctPriorities(of: constrained) {
      open.filter { LayoutDiagnosis.openParts(of: $0.view).isEmpty }
    }
    let groups = Dictionary(grouping: tied) { view, parts in
      [row(around: view).map { ObjectIdentifier($0) } as AnyHashable, isHorizontal(parts) as AnyHashable]
    }
    let guessed = tied.filter { $0.view.superview?.subviews.contains(where: NaturalSize.isAssumed) == true }
    let slight = groups.values.filter { group in
      let differences = group.map { view, parts in
        NaturalSize.difference(of: view, along: isHorizontal(parts) ? .horizontal : .vertical)
      }
      // What has no size of its own is neither stretched nor compressed.
      let finite = differences.filter(\.isFinite)
      let limit = explainedDifference(in: group)
      return !finite.isEmpty && finite.allSatisfy { $0 < limit }
    }
    return Set((slight.joined() + guessed).map { ObjectIdentifier($0.view) })
  }

  private static func isHorizontal(_ parts: [String]) -> Bool { parts.contains { $0 == "width" || $0 == "x position" } }

  /// How far views can be from their natural extents because these are not known to the point.
  ///
  /// UIKIT: of widths that are off by four points and less none of 16 is marked, texts in other scripts, pictures of
  /// letters and buttons with symbols among them (5 groups of 5 repositories), of those by ten and more all of 35 (10
  /// groups, 8 repositories). Beside buttons with a configuration thirty points, a guess (one of 24 is not marked, one of 188
  /// is). Heights of texts of the system's font are known to the half point: outside of stacks 22 of 30
  /// are marked that half a point stretches or compresses (8 of 12 documents, 5 of 6 repositories).
  private static func explainedDifference(in group: [(view: UIView, parts: [String])]) -> CGFloat {
    if group.contains(where: { isHorizontal($0.parts) }) {
      let isBesideConfigured = group.contains { view, _ in
        view.superview?.subviews.contains { ($0 as? UIButton)?.configuration != nil } == true
      }
      return isBesideConfigured ? 30 : 4
    }
    // A symbol's measure, or another font's, explains more.
    guard group.allSatisfy({ NaturalSize.isExact($0.view) }) else { return 2 }
    return group.contains { $0.view is UIStackView || $0.view.superview is UIStackView } ? 1 : 0.4
  }

  /// The views of prototypes whose constraints contradict each other.
  ///
  /// UIKIT: natural sizes that pull alike are marked in rows that fit (some 50 views of 13 cells, 6 repositories), not where
  /// something in them does not hold (some 18 of 5 cells, 4; counted by hand).
  private static func inDisputedRows(_ scene: LintedScene) -> [UIView] {
    let disputed = Set(scene.conflicts.flatMap(\.constraints).compactMap { row(of: $0).map { ObjectIdentifier($0) } })
    guard !disputed.isEmpty else { return [] }
    return scene.made.entries.map(\.view).filter { view in
      row(around: view).map { disputed.contains(ObjectIdentifier($0)) } ?? false
    }
  }

  private static func row(of constraint: NSLayoutConstraint) -> UITableViewCell? {
    (constraint.firstItem as? UIView ?? constraint.secondItem as? UIView).flatMap { row(around: $0) }
  }

  private static func row(around view: UIView) -> UITableViewCell? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first
  }

  /// Content views of cells alone whose constraints want another height than the cell's.
  ///
  /// UIKIT: since Xcode 10 Interface Builder takes a cell's height for a wish, where a height and the distances above and
  /// below it are all that contradicts it (15 of 18 content views, 8 repositories; of longer chains none of 6, 6
  /// repositories; none of those in tables and none whose widths contradict each other; none of 5 whose view is in the
  /// middle as well, 2 repositories, a guess).
  private static func stretchedContents(of scene: LintedScene) -> [UIView] {
    guard scene.document.toolsVersion >= 14_000, let cell = scene.made.root as? UITableViewCell else { return [] }
    let content = cell.contentView
    let isStretched = scene.conflicts.contains { conflict in
      conflict.autoresizedViews.contains { $0 === content }
        && conflict.constraints.contains { $0.firstAttribute.axis == .vertical }
        && conflict.constraints.count <= 3 && !isCentered(by: conflict, in: content)
    }
    return isStretched ? [content] : []
  }

  /// Whether what contradicts the content's height is in its middle by a constraint, too.
  private static func isCentered(by conflict: LayoutConflict, in content: UIView) -> Bool {
    let views = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }.filter { $0 !== content }
    return content.heldConstraints.contains { constraint in
      constraint.firstAttribute == .centerY && constraint.secondAttribute == .centerY
        && [constraint.firstItem, constraint.secondItem].contains { $0 === content }
        && views.contains { $0 === constraint.firstItem || $0 === constraint.secondItem }
    }
  }

  /// What is open of a view; nil where nothing is.
  func parts(of view: UIView) -> [String]? { found[ObjectIdentifier(view)] }

  /// The entry's scroll view where constraints ought to say how large its content is: they place what is inside, or it is
  /// empty and has guides for it.
  ///
  /// UIKIT: of 11 empty ones with guides that constraints place all are marked (8 repositories), of 4 with a fixed frame
  /// none (2; a guess), of 70 without guides 5.
  private static func scrollViewWithContent(_ entry: InstantiatedScene.Entry) -> UIScrollView? {
    guard let view = entry.view as? UIScrollView, !(view is UITableView), !(view is UICollectionView),
      !(view is UITextView)
    else { return nil }
    let hasGuides = entry.element.children("viewLayoutGuide").contains { $0.key == "contentLayoutGuide" }
    let isEmpty = entry.element.child("subviews") == nil
    let isConstrained = view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    return isConstrained || isEmpty && hasGuides && entry.element.string("fixedFrame") != "YES" ? view : nil
  }
}
