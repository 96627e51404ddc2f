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
    /// The larger of the two distances by which the view was saved elsewhere, in points.
    var movement: CGFloat { max(abs(saved.minX - computed.minX), abs(saved.minY - computed.minY)) }
    /// The larger of the two differences of its extents, in points.
    var growth: CGFloat { max(abs(saved.width - computed.width), abs(saved.height - computed.height)) }
    /// The largest of its four numbers, in points.
    var size: CGFloat { max(movement, growth) }
  }

  private let scene: LintedScene
  private let misplaced: MisplacedViews
  /// The views that stand elsewhere than they were saved.
  let differences: [Difference]

  init(_ scene: LintedScene) {
    self.scene = scene
    differences = Self.differences(in: scene)
    let resting = scene.made.entries.map(\.view).filter { $0.layoutHints.rest.map { $0.weight != .held } ?? false }
    let places = resting.map(\.layoutHints)
    for view in resting { view.layoutHints.rest = nil }
    let ambiguous = AmbiguousViews(scene)
    for (view, hints) in zip(resting, places) { view.layoutHints = hints }
    misplaced = MisplacedViews(among: differences, in: scene, ambiguous: ambiguous)
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
    entry.element.savedFrame ?? ((6_000..<11_000).contains(scene.document.toolsVersion) ? .zero : nil)
  }

  /// Whether the saved frame of a view that stands elsewhere is wrong for sure, or nearly so.
  func isMisplaced(_ difference: Difference) -> Bool { misplaced.contains(difference) }

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
