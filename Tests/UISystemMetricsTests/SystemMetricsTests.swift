import Foundation
import Testing

@testable import UISystemMetrics

struct SystemMetricsTests {
  /// Provenance: frames that Interface Builder stored; switches of documents of Xcode 5 to 26.
  @Test(arguments: [(7, 51, 31), (12, 51, 31), (18, 51, 31), (26, 63, 28)])
  func switches(system: Int, width: Int, height: Int) {
    #expect(SystemMetrics(system: system).switchSize == CGSize(width: width, height: height))
  }

  /// Provenance: Xcode's release notes: Xcode 5 came with iOS 7, Xcode 16 with iOS 18, Xcode 26 with iOS 26.
  @Test(arguments: [(5, 7), (8, 10), (16, 18), (26, 26), (27, 26)])
  func systemOfAnXcode(xcode: Int, system: Int) { #expect(SystemMetrics.system(ofXcode: xcode) == system) }

  /// Provenance: measured; roots above tab bars on phones on their sides.
  @Test(arguments: [(false, 32), (true, 49)])
  func lowTabBars(isWide: Bool, height: Int) {
    let bars = BarMetrics(
      SystemMetrics(system: 12), isPad: false, hasCompactHeight: true, hasRegularWidth: isWide, hasHomeIndicator: true)
    #expect(bars.tabBar == CGFloat(height))
  }

  /// Provenance: measured; controllers' views of 320 to 600 points.
  @Test(arguments: [(320, 16, false), (393, 16, false), (394, 20, false), (600, 20, false), (600, 16, true)])
  func sideMargins(width: Int, margin: Int, isEarlySquare: Bool) {
    var metrics = SystemMetrics(system: 9)
    metrics.isEarlySquare = isEarlySquare
    #expect(metrics.sideMargin(width: CGFloat(width)) == CGFloat(margin))
  }

  /// Provenance: measured; labels and accessories of rows in documents of Xcode 13 and 26.
  @Test(arguments: [(13, 390, 20), (18, 390, 20), (26, 375, 16), (26, 390, 16), (26, 393, 20)])
  func marginsOfRows(system: Int, width: Int, margin: Int) {
    #expect(SystemMetrics(system: system).cellSideMargin(width: CGFloat(width)) == CGFloat(margin))
  }

  /// Provenance: the lines of titles of sections in tables of 414 and 1024 points of Xcode 8; cells at later ones.
  @Test(arguments: [(10, 375, 15), (10, 414, 16), (10, 1024, 16), (11, 375, 16), (11, 414, 20)])
  func titleMargins(system: Int, width: Int, margin: Int) {
    #expect(SystemMetrics(system: system).titleSideMargin(width: CGFloat(width)) == CGFloat(margin))
  }
}
