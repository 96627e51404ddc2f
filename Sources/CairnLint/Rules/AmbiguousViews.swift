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
    let scrolling = entries.compactMap { $0.view as? UIScrollView }.filter(Self.hasConstrainedContent)
    let stretched = Self.stretchedContents(of: scene)
    guard !open.isEmpty || !scrolling.isEmpty || !stretched.isEmpty else { return }
    let countsTies = scene.document.toolsVersion >= 14_000
    let apart = countsTies ? StackTies(scene).unproven(among: constrained) : constrained
    found = LayoutDiagnosis.withDistinctPriorities(of: apart) {
      var result: [ObjectIdentifier: [String]] = [:]
      for (view, parts) in open {
        let parts = apart.isEmpty ? parts : LayoutDiagnosis.openParts(of: view)
        if !parts.isEmpty { result[ObjectIdentifier(view)] = parts }
      }
      for view in scrolling {
        let parts = LayoutDiagnosis.openContentParts(of: view)
        if !parts.isEmpty { result[ObjectIdentifier(view), default: []] += parts.map { "scrollable content " + $0 } }
      }
      for view in stretched { result[ObjectIdentifier(view)] = ["height"] }
      return result
    }
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

  private static func hasConstrainedContent(_ view: UIScrollView) -> Bool {
    !(view is UITableView) && !(view is UICollectionView) && !(view is UITextView)
      && view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
