internal import Foundation
internal import UITraits

/// A device as `cairn devices --json` tells of it.
struct DeviceDescription: Encodable {
  /// A screen in one of its orientations.
  struct Screen: Encodable {
    var width: CGFloat
    var height: CGFloat
    var horizontalSizeClass: String
    var verticalSizeClass: String
    var safeArea: SafeArea
  }

  /// What the screen takes from each edge, without bars.
  struct SafeArea: Encodable {
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
  }

  let id: String
  let names: [String]
  let idiom: String
  let scale: CGFloat
  let portrait: Screen
  let landscape: Screen

  init(_ device: Device) {
    id = device.id
    names = device.names
    idiom = device.isPad ? "pad" : "phone"
    scale = device.scale
    portrait = Self.screen(of: device, landscape: false)
    landscape = Self.screen(of: device, landscape: true)
  }

  private static func screen(of device: Device, landscape: Bool) -> Screen {
    let size = device.size(landscape: landscape)
    let classes = device.sizeClasses(landscape: landscape)
    let insets = device.insets(landscape: landscape)
    return Screen(
      width: size.width, height: size.height, horizontalSizeClass: classes.horizontal.rawValue,
      verticalSizeClass: classes.vertical.rawValue,
      safeArea: SafeArea(top: insets.top, left: insets.side, bottom: insets.bottom, right: insets.side))
  }
}
