import CairnSnapshot
import Foundation
import Testing
import UIKit

/// Provenance: derived; the conventions are those of swift-snapshot-testing.
@MainActor
@Suite(.serialized)
struct SnapshotStrategyTests {
  private final class Probe: UIViewController {
    var seen: UITraitCollection?
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      seen = traitCollection
    }
  }

  @Test func framesWithoutAnEndAreWritten() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1e30, height: 10.5))
    let text = Snapshotting<UIView, String>.recursiveDescription.snapshot(view)
    #expect(text.hasPrefix("<UIView; frame = (0") && text.hasSuffix(" 1e+30 10.5)>"), "\(text)")
  }

  @Test func traitsAreThoseThatWereAskedFor() {
    let probe = Probe()
    let traits = UITraitCollection { traits in
      traits.horizontalSizeClass = .regular
      traits.accessibilityContrast = .high
    }
    _ = Snapshotting<UIViewController, String>.recursiveDescription(traits: traits).snapshot(probe)
    #expect(probe.seen?.horizontalSizeClass == .regular)
    #expect(probe.seen?.accessibilityContrast == .high)
  }

  @Test func viewsGoBackToTheirPlaces() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView())
    parent.addSubview(first)
    parent.addSubview(second)
    _ = Snapshotting<UIView, UIImage>.image(size: CGSize(width: 8, height: 8)).snapshot(first)
    #expect(parent.subviews == [first, second])
    #expect(first.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  /// A folder stands where the snapshot would: nothing is recorded in its place.
  @Test func whatCannotBeReadIsTold() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("test.one.txt")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let failure = verifySnapshot(
      of: "text", as: .lines, named: "one", snapshotDirectory: folder.path, testName: "test()")
    #expect(failure?.hasPrefix(place.path) == true, "\(failure ?? "")")
  }

  /// Provenance: documented, the parameter `precision` of swift-snapshot-testing: the share of pixels that must be equal.
  /// What a file was read to has its components in another order than what was drawn.
  @Test func storedPicturesAreComparedByTheirColours() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    func failure(_ precision: Float) -> String? {
      verifySnapshot(
        of: view, as: .image(precision: precision), named: "one", snapshotDirectory: folder.path, testName: "test()")
    }
    #expect(failure(1)?.contains("It was recorded") == true)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    dot.backgroundColor = .blue
    view.addSubview(dot)
    #expect(failure(0.98) == nil)
    #expect(failure(1)?.contains("4 of 400 pixels differ") == true, "\(failure(1) ?? "")")
  }
}
