package import InterfaceBuilder
internal import UITraits

/// The Interface Builder whose drawing a canvas repeats, and the system that came with it.
package struct CanvasSystem: Hashable, Sendable {
  /// As in a document's `toolsVersion`.
  package let toolsVersion: Int

  package init(toolsVersion: Int) { self.toolsVersion = toolsVersion }

  package init(_ document: IBDocument) { self.init(toolsVersion: document.toolsVersion) }

  /// The Interface Builder that came with a major version of iOS, 7 … 18 or 26; nil for others.
  package init?(system: Int) {
    guard let version = Self.versions[system] else { return nil }
    self.init(toolsVersion: version)
  }

  /// This Interface Builder, or the first one after it that can show the device: no device runs a system older than
  /// itself, and before Xcode 8 there were no devices on the canvas.
  func showing(_ device: Device) -> CanvasSystem {
    let first = max(device.firstSystem, 10)
    return system >= first ? self : CanvasSystem(system: first) ?? self
  }

  /// A release of each Xcode, by the system that it brought.
  private static let versions = [
    7: 5056, 8: 6254, 9: 9532, 10: 11762, 11: 13771, 12: 14490, 13: 15705, 14: 17701, 15: 19529, 16: 21701, 17: 22505,
    18: 23094, 26: 24128,
  ]

  var xcode: Int { XcodeVersion(toolsVersion: toolsVersion).major }

  /// Major version of iOS.
  package var system: Int { xcode >= 26 ? 26 : xcode + 2 }

  /// UIKIT: Xcode 12.5 to 13.4 laid text styles out at the smallest text size: all measured documents of
  /// `toolsVersion` 18122 to 20037 have body text of 14 points, all of 17701 and of 21507 have 17.
  var hasSmallText: Bool { (18_000..<21_000).contains(toolsVersion) }

  /// Whether large titles and titles 1 and 2 are smaller.
  ///
  /// UIKIT: Xcode 9 to 11.1; see `SystemMetrics.hasEarlyTitles`.
  var hasEarlyTitles: Bool { (13_000..<15_400).contains(toolsVersion) }

  /// See `SystemMetrics.hasEarlyFields`.
  var hasEarlyFields: Bool { (14_500..<16_000).contains(toolsVersion) }

  /// See `SystemMetrics.hasHighSliders`.
  var hasHighSliders: Bool { (23_700..<24_000).contains(toolsVersion) }

  /// Whether a screen without anything at its top keeps a status bar's height free.
  ///
  /// UIKIT: it does up to Xcode 10 and again from 14.3; between them roots on devices with a home button have no safe
  /// area (stored frames of 13 repositories).
  var countsStatusBar: Bool { !(14_500..<21_700).contains(toolsVersion) }

  /// Whether a view of a size of its own has only the part of the home indicator that reaches it.
  ///
  /// UIKIT: Xcode 11 to 14.2, roots of xibs and of scenes (7 repositories); later all of them have the whole.
  var cutsHomeIndicator: Bool { (14_500..<21_700).contains(toolsVersion) }

  /// Whether what is presented as a sheet ends above the home indicator.
  ///
  /// UIKIT: up to Xcode 13.2; later nothing covers its bottom (5 documents of 4 repositories from Xcode 14 on). That 13.4
  /// is one of the later is a guess from 4 scenes of one repository.
  var insetsSheets: Bool { toolsVersion < 20_000 }

  /// Whether what is presented as a sheet without a bar keeps the height of what surrounds the camera.
  ///
  /// UIKIT: Xcode 13.4 to 14.2 (two repositories; a guess).
  var keepsCameraInSheets: Bool { (20_000..<21_700).contains(toolsVersion) }

  /// Whether what is presented as a sheet without a bar has, above, what the insets of the upright screen add.
  ///
  /// UIKIT: 47 points above 13 sheets of `toolsVersion` 24506, 50 and 59 in 24765 (three repositories).
  var addsInsetsToSheets: Bool { toolsVersion >= 24_500 }

  /// Whether a bar of a sheet stands 16 points below its edge.
  ///
  /// UIKIT: a guess from two repositories, both of `toolsVersion` 24765; up to 24506 bars stand 20 points below (another).
  var raisesBarsOfSheets: Bool { toolsVersion >= 24_700 }

  /// Whether a simulated toolbar stands above the tab bar that surrounds its scene, instead of taking its place.
  ///
  /// UIKIT: from Xcode 9 to 16 (2 repositories), no more in 26 (2 repositories), not yet in 8 (a guess from one scene).
  var stacksSimulatedToolbars: Bool { (9..<26).contains(xcode) }

  /// Whether a toolbar that only a sheet's simulated metrics tell of takes no room.
  ///
  /// UIKIT: a guess from one repository: nothing below an upright sheet, 34 points below one on its side (Xcode 26).
  var omitsToolbarsOfSheets: Bool { xcode >= 26 }

  /// Whether phones on their side have the insets of the upright screen.
  ///
  /// UIKIT: a guess from one repository: 34 points below and none at the sides in five scenes of Xcode 14.1; not in 13, nor
  /// in 15.3, which adds them to those of the screen as it is held.
  var keepsUprightInsets: Bool { xcode == 14 && toolsVersion < 21_700 }

  /// Whether the phone of 428 × 926 points is one of 430 × 932.
  ///
  /// UIKIT: documents from `toolsVersion` 23094 on (16 roots of 2 repositories); not those of 23090 (9 roots of one).
  var hasGrownPhone: Bool { toolsVersion >= 23_092 }

  /// Whether the screen covers scenes of any size; see `SceneRoot`.
  var coversAnySize: Bool { toolsVersion >= 24_000 }

  /// Whether the insets of the upright screen are added to those of the screen as it is held.
  ///
  /// UIKIT: every scene on a device with a home indicator, from `toolsVersion` 23727 (8 repositories): 96 above on a
  /// phone with 48, and on its side 47 above and 55 = 21 + 34 below.
  var doublesSafeArea: Bool { toolsVersion >= 23_700 }
}
