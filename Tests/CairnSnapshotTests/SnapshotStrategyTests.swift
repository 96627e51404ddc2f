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
}
