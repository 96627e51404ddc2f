/// The numbers of one system: what a control, a bar or a margin measures there.
///
/// Every number that changed between systems is answered here, once, in points.
package struct SystemMetrics: Hashable, Sendable {
  /// Major version of iOS: 7 … 18, then 26.
  package var system: Int

  /// Whether the surface is Interface Builder's square without a device, as Xcode 6 laid it out.
  ///
  /// UIKIT: stored frames of Xcode 6: 16 points at the sides of 600, where those of Xcode 7 have 20.
  package var isEarlySquare = false

  /// Whether titles are smaller than Apple's table of text styles says, as on the canvas of Xcode 9 to 11.1.
  ///
  /// UIKIT: stored frames of `toolsVersion` 13189 to 14868: large titles of 30 points, titles 1 of 26 and 2 of 20, all
  /// other styles as at large; 15504 and later as the table says.
  package var hasEarlyTitles = false

  /// Whether sliders are as high as those of iOS 7, as on the canvas of Xcode 16.3.
  ///
  /// UIKIT: a guess from seven documents of one repository, `toolsVersion` 23727; 31 points in all documents of 23504.
  package var hasHighSliders = false

  /// Whether fields without a border are as high as their line, as on the canvas of Xcode 11 before 11.4.
  ///
  /// UIKIT: `toolsVersion` 14854 to 15505: 17 points at 14, 21 at 17 (9 fields of 3 repositories); 16096 and later 18.5
  /// and 22.
  package var hasEarlyFields = false

  /// Whether navigation bars of sheets stand 16 points below the edge of iOS 26's sheets, and not 20.
  ///
  /// UIKIT: a guess from two repositories, `toolsVersion` 24765; 20 points in documents of 24128 to 24506.
  package var hasRaisedSheetBars = false

  package init(system: Int) { self.system = system }

  /// Those of the system that programs run on.
  package static let latest = SystemMetrics(system: 18)

  /// Whether controls have the sizes and shapes of iOS 26.
  package var hasGlassControls: Bool { system >= 26 }

  /// The system whose metrics Interface Builder's canvas of an Xcode has.
  package static func system(ofXcode major: Int) -> Int { major >= 26 ? 26 : major + 2 }
}
