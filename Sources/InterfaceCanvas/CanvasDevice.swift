internal import InterfaceBuilder
internal import UISystemMetrics
internal import UITraits
internal import UIKitCore
internal import UIKitDocuments

/// The device that a document's canvas shows, and the system whose metrics its stored frames follow.
@MainActor
struct CanvasDevice {
  private let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  /// What the canvas's scenes are laid out for, the screen's shape aside.
  var environment: LayoutEnvironment {
    var result = LayoutEnvironment(system: SystemMetrics.system(ofXcode: document.xcode.major))
    result.metrics.isEarlySquare = document.device == nil && document.usesTraitCollections && document.xcode.major == 6
    // UIKIT: Xcode 12.5 to 13.4 laid text styles out at the smallest text size: all measured documents of
    // `toolsVersion` 18122 to 20037 have body text of 14 points, all of 17701 and of 21507 have 17.
    if (18_000..<21_000).contains(document.toolsVersion) { result.documentTextSize = .extraSmall }
    result.metrics.hasEarlyTitles = (13_000..<15_400).contains(document.toolsVersion)
    result.traits = UITraitCollection(displayScale: scale)
    return result
  }

  /// UIKIT: the canvas of Xcode 5 to 7 rounds to whole points, later ones to the pixels of the device.
  var scale: CGFloat {
    guard document.xcode.major >= 8 else { return 1 }
    return document.device.map { Device.ofDocument($0.id).scale } ?? 2
  }

  /// In points, in the device's orientation.
  var size: CGSize { document.deviceSize }

  /// Whether the device has a home indicator.
  static func hasHomeIndicator(_ id: String) -> Bool {
    bottomInset(id) > 0
  }

  /// The height of the home indicator's strip, in points.
  static func bottomInset(_ id: String) -> CGFloat { Device.ofDocument(id).portraitInsets.bottom }

  /// The height of the status bar or of what surrounds the camera, in points.
  ///
  /// UIKIT: counted from stored frames of Interface Builder.
  static func topInset(_ id: String, xcode: Int) -> CGFloat {
    let device = Device.ofDocument(id)
    guard hasHomeIndicator(id), !device.isPad else {
      if device.isPad, hasHomeIndicator(id) { return xcode >= 14 ? 24 : 20 }
      return !id.isEmpty && (11...14).contains(xcode) ? 0 : 20
    }
    if xcode <= 13 { return 44 }
    switch id {
    case "retina6_12", "retina6_72", "retina6_3", "retina6_9": return device.portraitInsets.top
    case "retina6_7" where xcode >= 15: return 59
    case "retina6_1": return 48
    case "retina6_0": return 47
    case "retina5_9": return xcode >= 15 ? 50 : 44
    default: return 44
    }
  }
}
