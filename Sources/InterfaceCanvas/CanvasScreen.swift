internal import Foundation
internal import UIKitCore
internal import UITraits

/// The screen that a canvas shows: whose it is, how it is held, and what its shape and system cover.
///
/// All numbers of devices × orientations × systems are here and in the device table.
struct CanvasScreen {
  /// Nil for the square of no particular device.
  let device: Device?
  let isLandscape: Bool
  private(set) var system: CanvasSystem
  /// In points, as it is held.
  private(set) var size: CGSize

  init(_ device: Device, isLandscape: Bool, _ system: CanvasSystem) {
    self.device = device
    self.isLandscape = isLandscape
    self.system = system
    size = device.size(landscape: isLandscape)
    if device.id == "retina6_7", system.hasGrownPhone {
      size = isLandscape ? CGSize(width: 932, height: 430) : CGSize(width: 430, height: 932)
    }
  }

  /// A screen of no particular device.
  init(size: CGSize, _ system: CanvasSystem) {
    device = nil
    isLandscape = size.width > size.height
    self.system = system
    self.size = size
  }

  /// The screen as another system has it.
  func with(_ system: CanvasSystem) -> CanvasScreen {
    var result = self
    result.system = system
    return result
  }

  /// The screen at another width, as in multitasking.
  func resized(to size: CGSize) -> CanvasScreen {
    var result = self
    result.size = size
    return result
  }

  /// Whether the surroundings may be read so on this screen: high sheets are seen on phones with a home indicator, and
  /// since Xcode 14.2.
  func shows(_ reading: SceneChrome.Reading, of stated: SceneChrome) -> Bool {
    guard reading.isHighSheet else { return true }
    return hasHomeIndicator && system.toolsVersion >= 21_600 && stated.read(as: reading).isSheet
  }

  /// Whether it is the canvas of no particular device.
  var isSquare: Bool { device == nil && size.width == size.height }
  var isPad: Bool { device?.isPad ?? (min(size.width, size.height) >= 700) }
  var hasHomeIndicator: Bool { device.map { $0.portraitInsets.bottom > 0 } ?? false }

  /// The height of the status bar, or of what surrounds the camera, on the upright screen.
  var uprightTop: CGFloat {
    guard hasHomeIndicator, let device else { return 20 }
    return insets(device, landscape: false).top
  }

  /// Pixels per point.
  ///
  /// UIKIT: the canvas of Xcode 5 to 7 rounds to whole points, later ones to the pixels of the device.
  var scale: CGFloat { system.xcode < 8 ? 1 : device?.scale ?? 2 }

  /// What the screen's shape and the status bar cover without any bars of the interface, in points.
  var safeAreaInsets: UIEdgeInsets {
    guard hasHomeIndicator else { return UIEdgeInsets(top: statusBarHeight, left: 0, bottom: 0, right: 0) }
    guard let device else { return .zero }
    let isHeldUpright = !isLandscape || !isPad && system.keepsUprightInsets
    let (held, added) = (insets(device, landscape: !isHeldUpright), addedInsets)
    return UIEdgeInsets(
      top: held.top + added.top, left: held.left, bottom: held.bottom + added.bottom, right: held.right)
  }

  /// The insets of the upright screen where the system adds them to those of the screen as it is held.
  var addedInsets: UIEdgeInsets {
    guard system.doublesSafeArea, hasHomeIndicator, let device else { return .zero }
    var added = insets(device, landscape: false)
    // UIKIT: a guess from one scene: on pads only those below (24 above and 50 below).
    if isPad { added.top = 0 }
    return added
  }

  /// What of the screen covers a sheet without a bar, above.
  var topOfSheets: CGFloat {
    if system.addsInsetsToSheets { return addedInsets.top }
    return system.keepsCameraInSheets ? safeAreaInsets.top : 0
  }

  private func insets(_ device: Device, landscape: Bool) -> UIEdgeInsets {
    let table = device.insets(landscape: landscape)
    guard !isPad else {
      // UIKIT: a guess from one repository: in Xcode 12 a pad on its side has no status bar; from 13 on it has (two
      // repositories).
      let top = landscape && system.xcode == 12 ? 0 : table.top
      return UIEdgeInsets(top: top, left: 0, bottom: system.doublesSafeArea ? 25 : table.bottom, right: 0)
    }
    let top = cameraHeight(device)
    return landscape
      ? UIEdgeInsets(top: 0, left: top, bottom: table.bottom, right: top)
      : UIEdgeInsets(top: top, left: 0, bottom: table.bottom, right: 0)
  }

  /// What surrounds the camera of a phone with a home indicator.
  ///
  /// UIKIT: 44 for all of them up to Xcode 13, then the device's own (stored frames of 3 to 14 repositories each).
  private func cameraHeight(_ device: Device) -> CGFloat {
    if system.xcode <= 13 { return 44 }
    switch device.id {
    // UIKIT: 47 up to Xcode 14.2, a guess from 26 roots of one repository.
    case "retina5_9": return system.toolsVersion >= 21_700 ? 50 : 47
    case "retina6_7": return system.hasGrownPhone ? 59 : 47
    default: return device.portraitInsets.top
    }
  }

  /// UIKIT: on phones on their side there is none since Xcode 9.
  private var statusBarHeight: CGFloat {
    if !isPad, isLandscape, system.xcode >= 9, device != nil { return 0 }
    // UIKIT: pads keep it where phones with a home button have none (20 above 8 scenes of Xcode 13.4, 20 + 50 above one of
    // 14.2), but in Xcode 14.0 and 14.1 (one root); a guess from three repositories, one each.
    let keepsBar = isPad && !(21_000..<21_500).contains(system.toolsVersion)
    return system.countsStatusBar || keepsBar ? 20 : 0
  }

  var traits: UITraitCollection {
    let classes = SizeClasses(window: size, screen: device?.size(landscape: isLandscape) ?? size, isPad: isPad)
    return UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: classes.horizontal == .regular ? .regular : .compact),
      UITraitCollection(verticalSizeClass: classes.vertical == .regular ? .regular : .compact),
      UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone), UITraitCollection(displayScale: scale),
    ])
  }
}
