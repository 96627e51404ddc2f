internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// How far the frames that a scene was saved with are from the required constraints that place its views.
@MainActor
struct Contradictions {
  /// What a constraint depends on besides the frames of views, and is known less well.
  enum Ground: CaseIterable {
    /// Nothing.
    case frames
    /// The system, and what covers the screen.
    case margins, guides
    case baselines
    /// What surrounds a symbol's picture.
    case symbols
    /// A cell's accessory.
    case cells
    /// Nothing: where a cell's content begins.
    case cellOrigins

    /// From how many points on a contradiction says that a frame is wrong.
    ///
    /// UIKIT: a whole point counts before Xcode 8, which saves whole points (25 of 37 such views, 11 repositories), not
    /// since (4 of 60).
    func tolerance(isBeforeXcode8: Bool) -> CGFloat {
      switch self {
      case .frames: isBeforeXcode8 ? 0.99 : 1.01
      case .margins: 36
      case .guides: 100
      case .baselines: 4
      case .symbols: 12
      case .cells, .cellOrigins: 60
      }
    }
  }

  private var misses: [ObjectIdentifier: [Ground: CGFloat]] = [:]
  private let isBeforeXcode8: Bool

  init(_ scene: LintedScene) {
    isBeforeXcode8 = scene.document.toolsVersion < 11_000
    guard let root = scene.made.root else { return }
    let frames = scene.made.entries.compactMap { entry -> (view: UIView, frame: CGRect)? in
      if entry.view === root { return (entry.view, scene.made.rootFrame) }
      return entry.element.savedFrame.map { (entry.view, $0) }
    }
    guard let check = FrameCheck(root: root, frames: frames) else { return }
    // What cannot hold together does not tell which frame is wrong.
    let disputed = Set(scene.conflicts.flatMap(\.constraints).map { ObjectIdentifier($0) })
    for constraint in scene.made.entries.flatMap(\.view.constraints)
    where constraint.priority == .required && scene.made.states(constraint)
      && !disputed.contains(ObjectIdentifier(constraint))
    {
      guard let distance = check.miss(of: constraint) else { continue }
      // Frames are saved to the pixel, and factors multiply what that leaves out.
      let miss = distance - 0.5 * max(0, abs(constraint.multiplier) - 1)
      guard miss > 0 else { continue }
      let ground = Self.ground(of: constraint)
      for view in Self.placed(by: constraint) {
        misses[ObjectIdentifier(view), default: [:]][ground, default: 0].grow(to: miss)
      }
    }
  }

  /// The largest distance by which a constraint of that kind misses, in points; 0 where all hold.
  func miss(of view: UIView, by ground: Ground) -> CGFloat { misses[ObjectIdentifier(view)]?[ground] ?? 0 }

  /// Whether a constraint on one of the grounds misses by more than is uncertain about them.
  func isContradicted(_ view: UIView, by grounds: [Ground] = Ground.allCases) -> Bool {
    grounds.contains { miss(of: view, by: $0) > $0.tolerance(isBeforeXcode8: isBeforeXcode8) }
  }

  private static func ground(of constraint: NSLayoutConstraint) -> Ground {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    if attributes.contains(where: \.usesMargins) { return .margins }
    if constraint.firstItem is UILayoutGuide || constraint.secondItem is UILayoutGuide { return .guides }
    if attributes.contains(where: \.isBaseline) { return .baselines }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
    if items.contains(where: { ($0 as? UIImageView)?.image?.isSymbolImage == true }) { return .symbols }
    if items.contains(where: { $0.superview is UITableViewCell || $0.superview is UICollectionViewCell }) {
      return attributes[0] == attributes[1] && [.leading, .left, .top].contains(attributes[0]) ? .cellOrigins : .cells
    }
    return .frames
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
}

extension CGFloat {
  fileprivate mutating func grow(to other: CGFloat) { self = Swift.max(self, other) }
}
