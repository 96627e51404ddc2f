internal import UIKitCore
internal import UIKitDocuments

/// What the constraints of a scene's views leave open.
///
/// UIKIT: Interface Builder marks what hangs on an ambiguous view too (stored marks);
/// natural sizes that pull with the same priority count since Xcode 10 (166 of 224 views; none of 52 before; see
/// `StackTies`), and a scroll view is marked whose content has no size (17 of 21).
@MainActor
struct AmbiguousViews {
  private var found: [ObjectIdentifier: [String]] = [:]

  init(_ scene: LintedScene) {
    let (entries, root) = (scene.made.entries, scene.made.root)
    let constrained = entries.map(\.view).filter { $0 !== root && !$0.translatesAutoresizingMaskIntoConstraints }
    let open = constrained.map { ($0, LayoutDiagnosis.openParts(of: $0)) }.filter { !$0.1.isEmpty }
    let scrolling = entries.compactMap(Self.scrollViewWithContent)
    let stretched = Self.stretchedContents(of: scene)
    guard !open.isEmpty || !scrolling.isEmpty || !stretched.isEmpty else { return }
    let countsTies = scene.document.toolsVersion >= 14_000
    let apart = countsTies ? StackTies(scene).unproven(among: constrained) + Self.inGrowingRows(scene) : constrained
    found = LayoutDiagnosis.withDistinctPriorities(of: apart) {
      var result: [ObjectIdentifier: [String]] = [:]
      for (view, parts) in open {
        let parts = apart.isEmpty ? parts : LayoutDiagnosis.openParts(of: view)
        if !parts.isEmpty { result[ObjectIdentifier(view)] = parts }
      }
      for view in scrolling {
        let parts = view.subviews.isEmpty ? ["width", "height"] : LayoutDiagnosis.openContentParts(of: view)
        if !parts.isEmpty { result[ObjectIdentifier(view), default: []] += parts.map { "scrollable content " + $0 } }
      }
      for view in stretched { result[ObjectIdentifier(view)] = ["height"] }
      return result
    }
  }

  /// The views of prototypes whose rows are as high as their content.
  ///
  /// UIKIT: natural sizes that pull alike there are not marked (31 views of 14 cells against 10 of 3; in tables of one row
  /// height 33 of 33 are).
  private static func inGrowingRows(_ scene: LintedScene) -> [UIView] {
    scene.made.entries.filter { entry in
      let ancestors = sequence(first: entry.element, next: \.parent).dropFirst()
      guard ancestors.contains(where: { $0.name == "prototypes" }) else { return false }
      return ancestors.first { $0.name == "tableView" }?.number("rowHeight") == -1
    }.map(\.view)
  }

  /// Content views of cells alone whose constraints want another height than the cell's.
  ///
  /// UIKIT: since Xcode 12 Interface Builder takes a cell's height for a wish (37 of 37 content views of 3 repositories
  /// are marked, none of those in tables and none whose widths contradict each other).
  private static func stretchedContents(of scene: LintedScene) -> [UIView] {
    guard scene.document.toolsVersion >= 17_000, let cell = scene.made.root as? UITableViewCell else { return [] }
    let content = cell.contentView
    let isStretched = scene.conflicts.contains { conflict in
      conflict.autoresizedViews.contains { $0 === content }
        && conflict.constraints.contains { $0.firstAttribute.axis == .vertical }
    }
    return isStretched ? [content] : []
  }

  /// What is open of a view; nil where nothing is.
  func parts(of view: UIView) -> [String]? { found[ObjectIdentifier(view)] }

  /// The entry's scroll view where constraints ought to say how large its content is: they place what is inside, or it is
  /// empty and has guides for it.
  ///
  /// UIKIT: of 15 empty ones with guides 11 are marked (8 repositories), of 70 without 5.
  private static func scrollViewWithContent(_ entry: InstantiatedScene.Entry) -> UIScrollView? {
    guard let view = entry.view as? UIScrollView, !(view is UITableView), !(view is UICollectionView),
      !(view is UITextView)
    else { return nil }
    let hasGuides = entry.element.children("viewLayoutGuide").contains { $0.key == "contentLayoutGuide" }
    let isEmpty = entry.element.child("subviews") == nil
    let isConstrained = view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    return isConstrained || isEmpty && hasGuides ? view : nil
  }
}
