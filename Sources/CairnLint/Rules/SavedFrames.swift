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
  }

  private let scene: LintedScene
  private let contradicted: Set<ObjectIdentifier>

  init(_ scene: LintedScene) {
    self.scene = scene
    contradicted = Self.contradicted(in: scene)
  }

  /// The views that stand elsewhere than they were saved.
  var differences: [Difference] {
    guard scene.document.usesAutolayout else { return [] }
    return scene.made.entries.compactMap { entry in
      guard entry.view !== scene.made.root, !entry.view.translatesAutoresizingMaskIntoConstraints,
        let saved = entry.element.rect(key: "frame")
      else { return nil }
      let computed = scene.made.frame(of: entry)
      return Self.differs(saved, computed) ? Difference(entry: entry, saved: saved, computed: computed) : nil
    }
  }

  /// Whether a required constraint of the document does not hold between the frames that were saved, and the view is one
  /// that it places.
  func isContradicted(_ view: UIView) -> Bool { contradicted.contains(ObjectIdentifier(view)) }

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

  private static func contradicted(in scene: LintedScene) -> Set<ObjectIdentifier> {
    guard let root = scene.made.root else { return [] }
    let frames = scene.made.entries.compactMap { entry -> (view: UIView, frame: CGRect)? in
      if entry.view === root { return (entry.view, scene.made.rootFrame) }
      return entry.element.rect(key: "frame").map { (entry.view, $0) }
    }
    guard let check = FrameCheck(root: root, frames: frames) else { return [] }
    var result: Set<ObjectIdentifier> = []
    for entry in scene.made.entries {
      for constraint in entry.view.constraints
      where constraint.priority == .required && scene.made.states(constraint) {
        guard let miss = check.miss(of: constraint), miss > tolerance(constraint) else { continue }
        for view in placed(by: constraint) { result.insert(ObjectIdentifier(view)) }
      }
    }
    return result
  }

  /// Frames are saved to the pixel, and factors multiply what that leaves out.
  private static func tolerance(_ constraint: NSLayoutConstraint) -> CGFloat {
    1.01 + 0.5 * max(0, abs(constraint.multiplier) - 1)
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
