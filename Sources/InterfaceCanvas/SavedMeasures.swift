internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// What texts and images measure on another screen, where the document's own one shows that they measure something else
/// than this machine finds.
///
/// Interface Builder measured them with fonts, symbols and images that a machine with only the document may lack. Where the
/// document's own screen has a view at its natural extent and the document saved another extent, that is what Interface
/// Builder measured. It does not depend on the screen; see ADR 26.
@MainActor
struct SavedMeasures {
  private struct Measure {
    /// What the view measures here, and what it measured when the document was saved.
    var found: CGSize
    var saved: CGSize
  }

  /// By the ids of views.
  private var measures: [String: Measure] = [:]

  /// - Parameters:
  ///   - own: the scene on the document's own screen.
  ///   - images: the sizes of assets that the document knows.
  init(_ own: InstantiatedScene, images: [String: CGSize]) {
    for entry in own.entries where Self.isMeasured(entry.view) && !Self.isKnown(entry.element, images) {
      guard let saved = entry.element.rect(key: "frame") else { continue }
      let (view, found) = (entry.view, Self.naturalSize(of: entry.view))
      let (shown, kept) = (view.alignmentRect(forFrame: view.frame), view.alignmentRect(forFrame: saved))
      let isHeld = view is UIImageView && view.layoutHints.rest?.weight == .natural
      let size = CGSize(
        width: Self.extent(found.width, shown: shown.width, saved: kept.width, isHeld: isHeld),
        height: Self.extent(found.height, shown: shown.height, saved: kept.height, isHeld: isHeld))
      // What may break elsewhere says how wide it is only where it stands on one line or is much narrower than its scene.
      guard size != found, !Self.mayBreak(view) || size.width * 2 < own.rootFrame.width || isOneLine(view, size) else {
        continue
      }
      measures[entry.id] = Measure(found: found, saved: size)
    }
  }

  private func isOneLine(_ view: UIView, _ size: CGSize) -> Bool {
    (view as? UILabel).map { size.height < 1.5 * $0.font.lineHeight } ?? false
  }

  /// Whether the view shows an asset, which measures what the document says of it.
  private static func isKnown(_ element: IBElement, _ images: [String: CGSize]) -> Bool {
    guard element.name == "imageView" else { return false }
    let source = element.child(key: "image", "imageReference") ?? element
    guard let name = source.string("image"), source.string("catalog") != "system" else { return false }
    return images[name].map { $0.width > 0 && $0.height > 0 } ?? false
  }

  /// Whether a scene on another screen has a view that the document saved with about the extent that it has here, and not
  /// with just that: without one nothing is to be learned from the document's own screen.
  static func mayDiffer(in scene: InstantiatedScene) -> Bool {
    scene.entries.contains { entry in
      guard isMeasured(entry.view), let saved = entry.element.rect(key: "frame") else { return false }
      let (found, kept) = (naturalSize(of: entry.view), entry.view.alignmentRect(forFrame: saved))
      return isAnother(found.width, saved: kept.width) || isAnother(found.height, saved: kept.height)
    }
  }

  /// Gives the views of the same scene on another screen their measures.
  func hold(in scene: InstantiatedScene) {
    guard !measures.isEmpty else { return }
    for entry in scene.entries where Self.isMeasured(entry.view) {
      guard let measure = measures[entry.id], Self.isClose(Self.naturalSize(of: entry.view), measure.found) else {
        continue
      }
      entry.view.layoutHints.naturalSize = measure.saved
      entry.view.layoutHints.isLineSize = Self.mayBreak(entry.view)
    }
  }

  private static func isMeasured(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints
      && (view is UILabel || view is UIControl || view is UIImageView)
  }

  private static func mayBreak(_ view: UIView) -> Bool { (view as? UILabel).map { $0.numberOfLines != 1 } ?? false }

  private static func naturalSize(of view: UIView) -> CGSize {
    view.layoutHints.naturalSize ?? view.intrinsicContentSize
  }

  /// The saved extent where the view is shown as it measures, or as its stack holds it, and was saved otherwise.
  private static func extent(_ found: CGFloat, shown: CGFloat, saved: CGFloat, isHeld: Bool) -> CGFloat {
    let isNatural = abs(shown - found) < 0.51 || isHeld && abs(shown - saved) < 0.51
    return isNatural && isAnother(found, saved: saved) ? saved : found
  }

  /// Whether the saved extent is another one, by less than a third.
  private static func isAnother(_ found: CGFloat, saved: CGFloat) -> Bool {
    found > 0 && abs(saved - found) > 0.51 && (0.75...1.34).contains(saved / found)
  }

  /// Whether both are one measure, but for the pixels of two screens.
  private static func isClose(_ a: CGSize, _ b: CGSize) -> Bool {
    abs(a.width - b.width) < 1.01 && abs(a.height - b.height) < 1.01
  }
}
