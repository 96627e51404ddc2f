internal import InterfaceBuilder

/// The device that a document's canvas shows, and the system whose metrics its stored frames follow.
@MainActor
struct CanvasDevice {
  private let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  /// Makes the device current.
  func apply() {
    UIScreen.main.scale = scale
    Compatibility.current = Compatibility(system: system)
    UIStackView.defaultCompatibility = stackCompatibility
  }

  /// The system that came with the document's Xcode.
  private var system: Int { document.xcode.major >= 26 ? 26 : document.xcode.major + 2 }

  /// UIKIT: the canvas of Xcode 5 to 7 rounds to whole points, later ones to the pixels of the device.
  var scale: CGFloat {
    guard document.xcode.major >= 8 else { return 1 }
    return Self.threefold.contains(document.device?.id ?? "") ? 3 : 2
  }

  /// In points, in the device's orientation.
  var size: CGSize {
    guard let device = document.device else {
      return document.xcode.major < 8 ? CGSize(width: 600, height: 600) : CGSize(width: 375, height: 667)
    }
    let portrait = Self.sizes[device.id] ?? CGSize(width: 375, height: 667)
    return device.orientation == "landscape" ? CGSize(width: portrait.height, height: portrait.width) : portrait
  }

  private static let sizes: [String: CGSize] = [
    "retina3_5": CGSize(width: 320, height: 480), "retina4_0": CGSize(width: 320, height: 568),
    "retina4_7": CGSize(width: 375, height: 667), "retina5_5": CGSize(width: 414, height: 736),
    "retina5_9": CGSize(width: 375, height: 812), "retina6_1": CGSize(width: 414, height: 896),
    "retina6_5": CGSize(width: 414, height: 896), "retina6_0": CGSize(width: 390, height: 844),
    "retina6_7": CGSize(width: 428, height: 926), "retina5_4": CGSize(width: 375, height: 812),
    "retina6_12": CGSize(width: 393, height: 852), "retina6_3": CGSize(width: 402, height: 874),
    "ipad9_7": CGSize(width: 768, height: 1024), "ipad10_5": CGSize(width: 834, height: 1112),
    "ipad12_9": CGSize(width: 1024, height: 1366),
  ]

  private static let threefold: Set<String> = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12", "retina6_3", "retina6_9",
    "retina5_4",
  ]

  private var stackCompatibility: UIStackView.Compatibility {
    var result: UIStackView.Compatibility = []
    if document.xcode.major <= 12 { result.insert(.eagerTextWidths) }
    if document.xcode.major <= 11 { result.insert(.nonRendering) }
    return result
  }

  /// Whether the device has a home indicator.
  static func hasHomeIndicator(_ id: String) -> Bool {
    ["retina5_9", "retina6_", "retina5_4"].contains { id.hasPrefix($0) } || id.contains("rounded")
  }

  /// The height of the home indicator's strip, in points.
  static func bottomInset(_ id: String) -> CGFloat {
    if id.contains("rounded") { return 20 }
    return hasHomeIndicator(id) ? 34 : 0
  }

  /// The height of the status bar or of what surrounds the camera, in points.
  ///
  /// UIKIT: counted from stored frames of Interface Builder.
  static func topInset(_ id: String, xcode: Int) -> CGFloat {
    guard hasHomeIndicator(id), !id.contains("rounded") else {
      if id.contains("rounded") { return xcode >= 15 ? 24 : 20 }
      return (11...14).contains(xcode) ? 0 : 20
    }
    switch id {
    case "retina6_12",
      "retina6_7" where xcode >= 15, "retina6_3", "retina6_9":
      return id == "retina6_3" ? 62 : 59
    case "retina6_1": return xcode >= 14 ? 48 : 44
    case "retina6_0": return 47
    case "retina5_9": return xcode >= 15 ? 50 : 44
    default: return 44
    }
  }
}
