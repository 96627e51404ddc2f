internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments
internal import UITraits

/// Which of a scene's views that stand elsewhere than they were saved are misplaced for sure, or nearly so: there is
/// evidence beside the frame that was computed (ADR 34).
///
/// UIKIT: Interface Builder before Xcode 8.3 leaves frames alone until it is told to update them; later ones do so when
/// they open a document. Of views with a difference of 40 points and more it marked three in four before, one in thirty
/// since. Counts are of views that it marked, of those that were found by a rule, in 5,382 documents of 235 repositories.
@MainActor
struct MisplacedViews {
  typealias Difference = SavedFrames.Difference

  private let scene: LintedScene
  private let differences: [Difference]
  private let contradictions: Contradictions
  private let ambiguous: AmbiguousViews
  /// Whether the scene's root has the size of a device's screen, so that its margins and its safe area are known: panes,
  /// sheets, cells and free sizes have others.
  private let isOnScreen: Bool
  /// The views of which a constraint is broken.
  private let broken: Set<ObjectIdentifier>
  private var found: Set<ObjectIdentifier> = []

  init(among differences: [Difference], in scene: LintedScene, ambiguous: AmbiguousViews) {
    self.scene = scene
    self.differences = differences
    self.ambiguous = ambiguous
    contradictions = Contradictions(scene)
    broken = Set(
      scene.conflicts.compactMap(\.broken).flatMap { [$0.firstItem, $0.secondItem] }
        .compactMap { ($0 as? UIView).map { ObjectIdentifier($0) } })
    isOnScreen = Self.isScreen(scene.made.rootFrame.size)
    let named = scene.document.toolsVersion < 12_000 ? early() : later()
    found = Set(named.map { ObjectIdentifier($0.entry.view) })
  }

  func contains(_ difference: Difference) -> Bool { found.contains(ObjectIdentifier(difference.entry.view)) }

  // MARK: Xcode 5 to 8.2

  /// Those that a constraint contradicts or whose difference is large, and texts; and of the others those that are likely.
  private func early() -> [Difference] {
    let sure = differences.filter(isSureEarly)
    let views = Set(sure.map { ObjectIdentifier($0.entry.view) })
    let likely = differences.filter { difference in
      !views.contains(ObjectIdentifier(difference.entry.view)) && difference.saved.isWhole
        && isLikelyEarly(difference, beside: sure.count)
    }
    return (sure + likely).filter { !isExplainedByCrowd($0) && !isCarriedByBars($0) }
  }

  /// Whether so much of the scene stands elsewhere that a wrong font, row or screen of ours explains what no constraint
  /// contradicts.
  ///
  /// UIKIT: of such views below 40 points 3 of 49 are marked (7 repositories), ambiguous ones 4 of 6.
  private func isExplainedByCrowd(_ difference: Difference) -> Bool {
    let view = difference.entry.view
    guard differences.count >= 7, difference.size < 40, !isAmbiguous(view) else { return false }
    return Contradictions.Ground.allCases.allSatisfy { contradictions.miss(of: view, by: $0) < 1 }
  }

  /// Whether the view was only moved, as far as another that hangs on a guide, by what a bar takes.
  ///
  /// UIKIT: none of 11 such views is marked (4 repositories).
  private func isCarriedByBars(_ difference: Difference) -> Bool {
    difference.growth < 1
      && differences.contains { other in
        isExplainedByBars(other.entry.view)
          && abs(contradictions.miss(of: other.entry.view, by: .guides) - difference.movement) <= 0.5
      }
  }

  /// Where three and more of a scene are misplaced for sure, nobody brought it up to date: those that are off by more than
  /// a font explains. A view that was both moved and made larger or smaller beside a sure one, or alone, in place, by more
  /// than a font explains: wrong bars and fonts of ours move or resize.
  ///
  /// UIKIT: 24 of 32 of the first (2 repositories; a guess), 17 of 33 of those beside a sure one (6 repositories; of the
  /// others 7 of 59), 8 of 16 of those alone (5; of the others 11 of 73).
  private func isLikelyEarly(_ difference: Difference, beside sure: Int) -> Bool {
    let isMore = (2..<10).contains(difference.size)
    if sure >= 3, isMore { return true }
    guard difference.movement > 0.99, difference.growth > 0.99 else { return false }
    return sure > 0 || differences.count <= 4 && isMore && difference.movement < 2
  }

  /// UIKIT: of views that stacks place without a constraint's contradiction 1 of 19 (5 repositories), of the others with a
  /// difference of 40 points 200 of 226.
  private func isSureEarly(_ difference: Difference) -> Bool {
    let view = difference.entry.view
    if contradictions.isContradicted(view) { return true }
    if difference.size >= 40 { return !isPlacedByStack(view) }
    return isSystemText(difference) && !isExplainedByBars(view)
  }

  // MARK: Xcode 8.3 and later

  /// Those that were moved, and where a scene was left behind as a whole, all of them.
  ///
  /// UIKIT: where every view that stands elsewhere was saved in whole points, and one of them is misplaced for sure or, on a
  /// screen, contradicted by two points, of the others 61 of 76 (6 repositories), leaving out differences that a font explains.
  private func later() -> [Difference] {
    let moved = differences.filter { isMoved($0) || wasNeverLaidOut($0) }
    let isLeftBehind =
      differences.allSatisfy(\.saved.isWhole)
      && (!moved.isEmpty
        || isOnScreen
          && differences.contains {
            contradictions.miss(of: $0.entry.view, by: .frames) >= 2 && !isAmbiguous($0.entry.view)
          })
    let texts = differences.filter { isMeasured($0) && !isExplainedByBars($0.entry.view) && !isCarriedByBars($0) }
    guard isLeftBehind else { return moved + texts + far(beside: moved + texts) }
    return moved + texts
      + differences.filter { difference in
        let view = difference.entry.view
        return difference.size >= 2 && !isOfOwnClass(difference) && !isBelowTable(view)
          && (!isPlacedByStack(view) || contradictions.miss(of: view, by: .frames) >= 2)
      }
  }

  /// Whether the view still has the frame with which it came out of Interface Builder's library: around or before the
  /// origin, or, of 240 × 128 points, at it.
  ///
  /// UIKIT: 32 of 32 are marked since Xcode 10.2 (one repository: a guess); earlier ones are left so.
  private func wasNeverLaidOut(_ difference: Difference) -> Bool {
    let frame = difference.saved
    guard scene.document.toolsVersion >= 14_200, frame.width > 0, frame.height > 0 else { return false }
    if frame == CGRect(x: 0, y: 0, width: 240, height: 128) { return true }
    return [frame.width, frame.width / 2].contains(-frame.minX)
      && [frame.height, frame.height / 2].contains(-frame.minY)
  }

  /// Where a view is misplaced for sure, those that are far from where they should be.
  ///
  /// UIKIT: of differences of ten points and more 7 of 10 (4 repositories).
  private func far(beside sure: [Difference]) -> [Difference] {
    guard !sure.isEmpty else { return [] }
    return differences.filter { difference in
      let view = difference.entry.view
      return difference.size >= 10 && !isOfOwnClass(difference) && !isBelowTable(view) && !isPlacedByStack(view)
    }
  }

  /// Whether a constraint contradicts the saved frame and nothing explains that but a view that was moved.
  ///
  /// UIKIT: where seven and more views of a scene stand elsewhere, there are other explanations: 7 of 52 contradicted frames
  /// are marked, if not all of them were saved in whole points. Of views of a program's own class 3 of 18, of ambiguous ones
  /// 2 of 30, of those in rows below the end of their table none, nor of some 300 of which a constraint is broken that
  /// contradicts others (40 repositories).
  private func isMoved(_ difference: Difference) -> Bool {
    let view = difference.entry.view
    guard differences.count < 7, !isOfOwnClass(difference), !isAmbiguous(view), !isBelowTable(view),
      !broken.contains(ObjectIdentifier(view))
    else { return false }
    return isContradicted(difference) || isOnScreen && difference.saved.isWhole && isContradictedInDetail(view)
  }

  /// UIKIT: of differences below two points none of 6, of the others 99 of 126; baselines alone 1 of 7; margins 12 of 15 on
  /// screens and 1 of 8 elsewhere; of stacks and what they arrange 18 of 18 that were saved in whole points on screens (2
  /// repositories), else none of 33.
  private func isContradicted(_ difference: Difference) -> Bool {
    guard difference.size >= 2 else { return false }
    let view = difference.entry.view
    if isPlacedByStack(view) {
      return isOnScreen && difference.saved.isWhole && contradictions.miss(of: view, by: .frames) >= 2
    }
    return contradictions.isContradicted(view, by: [.frames, .guides, .symbols, .cells, .cellOrigins])
      || isOnScreen && contradictions.isContradicted(view, by: [.margins]) || isMovedInCell(difference)
  }

  /// Whether the view was moved as far as the distance from where its cell's content begins says.
  ///
  /// UIKIT: 6 of 6 that were saved in whole points (3 repositories; of those that stand elsewhere by more than that 1 of 3).
  private func isMovedInCell(_ difference: Difference) -> Bool {
    let miss = contradictions.miss(of: difference.entry.view, by: .cellOrigins)
    return difference.saved.isWhole && miss >= 2 && abs(miss - difference.movement) <= 1
  }

  /// What is saved in whole points was hardly computed on a canvas with two or three pixels a point.
  ///
  /// UIKIT: half a point between frames, since Xcode 10.2 (14_200): 7 of 9 (3 repositories; before 2 of 24). A guide by what
  /// no bar and no safe area takes: 12 of 15 (4 repositories).
  private func isContradictedInDetail(_ view: UIView) -> Bool {
    if scene.document.toolsVersion >= 14_200, contradictions.miss(of: view, by: .frames) >= 0.49 { return true }
    return contradictions.miss(of: view, by: .guides) >= 1.5 && !isExplainedByBars(view)
  }

  /// Whether the view is a text that is off by more than its font explains, in a scene in which nearly all else stands where
  /// it was saved, so that a wrong screen or bar is no explanation, and no list, stack or scrolling content places it.
  ///
  /// UIKIT: 8 of 10 (6 repositories).
  private func isMeasured(_ difference: Difference) -> Bool {
    let view = difference.entry.view
    return isSystemText(difference) && differences.count <= 2 && !isAmbiguous(view) && difference.saved.isWhole
      && !sequence(first: view, next: \.superview).dropFirst().contains {
        $0 is UIStackView || $0 is UIScrollView || $0 is UICollectionViewCell || $0 is UITableViewCell
      }
  }

  // MARK: Facts

  /// Whether the view is a text of the system's font, which is known to the point, and is off by ten points and more.
  private func isSystemText(_ difference: Difference) -> Bool {
    let (view, element) = (difference.entry.view, difference.entry.element)
    return difference.size >= 10 && (view is UILabel || view is UIButton) && element.string("customClass") == nil
      && element.child("attributedString") == nil && element.child("fontDescription")?.string("name") == nil
  }

  private func isOfOwnClass(_ difference: Difference) -> Bool { difference.entry.element.string("customClass") != nil }

  /// Whether a guide is off by what a bar, or the safe area of a screen, takes: what is around the scene may be another.
  private func isExplainedByBars(_ view: UIView) -> Bool {
    let miss = contradictions.miss(of: view, by: .guides)
    if scene.document.toolsVersion >= 24_000, abs(Self.barHeightOfGlass - miss) <= 0.5 { return true }
    return Self.barHeights.contains { abs($0 - miss) <= 0.5 }
  }

  /// Status bars, navigation, tab and search bars, home indicators, and status bars with a navigation bar.
  private static let barHeights: [CGFloat] = [
    20, 32, 34, 44, 47, 48, 49, 50, 52, 56, 59, 64, 88, 91, 92, 96, 103,
  ]

  /// A navigation bar of iOS 26, in points.
  private static let barHeightOfGlass: CGFloat = 54

  /// The canvas of Xcode 6 and 7 is a square of 600 points.
  private static func isScreen(_ size: CGSize) -> Bool {
    size == CGSize(width: 600, height: 600)
      || Device.all.contains { $0.size(landscape: false) == size || $0.size(landscape: true) == size }
  }

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
}

extension CGRect {
  /// Whether all four numbers are whole, as a hand leaves them.
  fileprivate var isWhole: Bool { [minX, minY, width, height].allSatisfy { abs($0 - $0.rounded()) < 0.000_001 } }
}
