internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// The frames that a scene was saved with, beside those that its constraints give.
@MainActor
struct SavedFrames {
  struct Difference {
    var entry: InstantiatedScene.Entry
    var saved: CGRect
    var computed: CGRect
    /// The largest of its four numbers, in points.
    var size: CGFloat {
      max(
        abs(saved.minX - computed.minX), abs(saved.minY - computed.minY), abs(saved.width - computed.width),
        abs(saved.height - computed.height))
    }
  }

  private let scene: LintedScene
  /// How far the saved frames are from the constraints that place a view, where that says something for sure, in points.
  private let misses: [ObjectIdentifier: CGFloat]
  private let ambiguous: AmbiguousViews
  /// The views that stand elsewhere than they were saved.
  let differences: [Difference]

  init(_ scene: LintedScene) {
    self.scene = scene
    differences = Self.differences(in: scene)
    misses = Self.misses(in: scene)
    let resting = scene.made.entries.map(\.view).filter { $0.layoutHints.rest != nil }
    let places = resting.map(\.layoutHints)
    for view in resting { view.layoutHints.rest = nil }
    ambiguous = AmbiguousViews(scene)
    for (view, hints) in zip(resting, places) { view.layoutHints = hints }
  }

  /// None in documents for televisions, whose screens, safe areas and controls nobody measured here.
  private static func differences(in scene: LintedScene) -> [Difference] {
    guard scene.document.usesAutolayout, scene.document.root.string("targetRuntime") != "AppleTV" else { return [] }
    return scene.made.entries.compactMap { entry in
      guard entry.view !== scene.made.root, !entry.view.translatesAutoresizingMaskIntoConstraints,
        let saved = saved(entry, scene)
      else { return nil }
      let computed = scene.made.frame(of: entry)
      return differs(saved, computed) ? Difference(entry: entry, saved: saved, computed: computed) : nil
    }
  }

  /// UIKIT: a frame that Xcode 6 or 7 leaves out is empty, not unknown (9 of 17 such views of 7 repositories are marked).
  private static func saved(_ entry: InstantiatedScene.Entry, _ scene: LintedScene) -> CGRect? {
    entry.element.rect(key: "frame") ?? ((6_000..<11_000).contains(scene.document.toolsVersion) ? .zero : nil)
  }

  /// Whether the saved frame of a view that stands elsewhere is wrong for sure, or nearly so.
  ///
  /// 1. A required constraint of the document does not hold between the frames that were saved, and the view is one that
  /// it places. 2. Early documents keep frames that nobody brought up to date: there a large difference is enough. 3. Where
  /// later ones are ambiguous, the saved frame is as good as another, and rows below the end of their table keep theirs.
  /// 4. What the system's font measures, see `isMeasured(_:isEarly:)`.
  ///
  /// UIKIT: Interface Builder before Xcode 8.3 leaves frames alone until it is told to update them; later ones do so when
  /// they open a document. Of views with a difference of 40 points and more it marked three in four before, one in thirty
  /// since; of those that are ambiguous too, one in nine; in rows below the end of their table, none.
  func isMisplaced(_ difference: Difference) -> Bool {
    let isEarly = scene.document.toolsVersion < 12_000
    if isEarly, difference.size >= 40 { return true }
    if isMeasured(difference, isEarly: isEarly) { return true }
    let view = difference.entry.view
    guard misses[ObjectIdentifier(view)] != nil else { return false }
    return isEarly || isClear(difference) && !isAmbiguous(view) && !isBelowTable(view) && !isPlacedByStack(view)
  }

  /// Whether nothing but a view that was moved explains the difference in a later document.
  ///
  /// UIKIT: where seven and more views of a scene stand elsewhere, the scene was left behind: 7 of 52 contradicted frames
  /// are marked. Of views of a program's own class 3 of 18 are, of differences below two points none of 6, of the others 99
  /// of 148 (60 of 91 and 39 of 57 in halves of the repositories).
  private func isClear(_ difference: Difference) -> Bool {
    differences.count < 7 && difference.size >= 2 && difference.entry.element.string("customClass") == nil
  }

  /// Whether the view is a text of the system's font, which is known to the point, and is off by more than that explains.
  ///
  /// In later documents only where nearly all else in the scene stands where it was saved, so that a wrong screen or bar is
  /// no explanation, the frame was not computed (whole points), and no list, stack or scrolling content places it.
  ///
  /// UIKIT: of such texts 18 of 28 are marked in early documents (9 repositories), 8 of 12 in later ones (6).
  private func isMeasured(_ difference: Difference, isEarly: Bool) -> Bool {
    let (view, element) = (difference.entry.view, difference.entry.element)
    guard difference.size >= 10, view is UILabel || view is UIButton, element.string("customClass") == nil,
      element.child("attributedString") == nil, element.child("fontDescription")?.string("name") == nil
    else { return false }
    if isEarly { return true }
    let frame = difference.saved
    return differences.count <= 2 && !isAmbiguous(view)
      && [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0 == $0.rounded() }
      && !sequence(first: view, next: \.superview).dropFirst().contains {
        $0 is UIStackView || $0 is UIScrollView || $0 is UICollectionViewCell || $0 is UITableViewCell
      }
  }

  /// UIKIT: of stack views and what they arrange, where later documents have another frame, none is marked (of some 33,
  /// counted by hand).
  private func isPlacedByStack(_ view: UIView) -> Bool {
    view is UIStackView || (view.superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } == true
  }

  private func isBelowTable(_ view: UIView) -> Bool {
    var next = view.superview
    while let current = next, !(current is UITableViewCell) { next = current.superview }
    guard let cell = next, let table = cell.superview as? UITableView else { return false }
    return cell.frame.maxY > table.bounds.height
  }

  private func isAmbiguous(_ view: UIView) -> Bool {
    sequence(first: view) { $0 === scene.made.root ? nil : $0.superview }.contains { ambiguous.parts(of: $0) != nil }
  }

  func finding(of info: LintRuleInfo, for difference: Difference) -> LintFinding {
    let (entry, frame) = (difference.entry, difference.computed)
    var finding = LintFinding(
      rule: info.name, severity: info.severity, location: entry.element.location, objectID: entry.id,
      scene: scene.made.scene.id,
      message:
        "\(LintedScene.name(entry)) is saved at \(Self.text(difference.saved)), but will be at \(Self.text(frame))")
    finding.frame = LintFinding.Frame(
      x: Self.clean(frame.minX), y: Self.clean(frame.minY), width: Self.clean(frame.width),
      height: Self.clean(frame.height))
    return finding
  }

  // MARK: Contradictions

  private static func misses(in scene: LintedScene) -> [ObjectIdentifier: CGFloat] {
    guard let root = scene.made.root else { return [:] }
    let frames = scene.made.entries.compactMap { entry -> (view: UIView, frame: CGRect)? in
      if entry.view === root { return (entry.view, scene.made.rootFrame) }
      return entry.element.rect(key: "frame").map { (entry.view, $0) }
    }
    guard let check = FrameCheck(root: root, frames: frames) else { return [:] }
    // What cannot hold together does not tell which frame is wrong.
    let disputed = Set(scene.conflicts.flatMap(\.constraints).map { ObjectIdentifier($0) })
    let isEarly = scene.document.toolsVersion < 11_000
    var result: [ObjectIdentifier: CGFloat] = [:]
    for entry in scene.made.entries {
      for constraint in entry.view.constraints
      where constraint.priority == .required && scene.made.states(constraint)
        && !disputed.contains(ObjectIdentifier(constraint))
      {
        guard let miss = check.miss(of: constraint), miss > tolerance(constraint, isEarly: isEarly) else { continue }
        for view in placed(by: constraint) {
          result[ObjectIdentifier(view)] = max(result[ObjectIdentifier(view)] ?? 0, miss)
        }
      }
    }
    return result
  }

  /// Frames are saved to the pixel, and factors multiply what that leaves out. What a constraint depends on besides is
  /// known less well: margins and guides on the system and on what covers the screen, baselines on the font, a cell's
  /// content on its accessory.
  ///
  /// UIKIT: a whole point counts before Xcode 8, which saves whole points (25 of 37 such views, 11 repositories), not since
  /// (4 of 60).
  private static func tolerance(_ constraint: NSLayoutConstraint, isEarly: Bool) -> CGFloat {
    let exact = (isEarly ? 0.99 : 1.01) + 0.5 * max(0, abs(constraint.multiplier) - 1)
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    if attributes.contains(where: \.usesMargins) { return 36 }
    if constraint.firstItem is UILayoutGuide || constraint.secondItem is UILayoutGuide { return 100 }
    if attributes.contains(where: \.isBaseline) { return 4 }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
    // What surrounds a symbol's picture is not known to the point.
    if items.contains(where: { ($0 as? UIImageView)?.image?.isSymbolImage == true }) { return 12 }
    if items.contains(where: { $0.superview is UITableViewCell || $0.superview is UICollectionViewCell }) { return 60 }
    return exact
  }

  /// The items of a constraint that it places: not the one that holds the other.
  private static func placed(by constraint: NSLayoutConstraint) -> [UIView] {
    let items = [constraint.firstItem, constraint.secondItem].map { item in
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    return items.enumerated().compactMap { index, view in
      guard let view else { return nil }
      guard let other = items[1 - index] else { return view }
      return other !== view && other.isDescendant(of: view) ? nil : view
    }
  }

  // MARK: Numbers

  /// Without what arithmetic leaves behind the sixth digit.
  private static func clean(_ value: CGFloat) -> Double { (Double(value) * 1_000_000).rounded() / 1_000_000 }

  /// Interface Builder warns from a whole point on.
  private static func differs(_ a: CGRect, _ b: CGRect) -> Bool {
    let limit: CGFloat = 0.999
    return abs(a.minX - b.minX) > limit || abs(a.minY - b.minY) > limit || abs(a.width - b.width) > limit
      || abs(a.height - b.height) > limit
  }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(FrameText.number)
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
  }
}
