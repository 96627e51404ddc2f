internal import Foundation
internal import UIKitCore

/// A device that documents can be laid out for.
struct Device: Sendable {
  /// Interface Builder's name.
  var id: String
  var name: String
  /// In points, portrait.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
  /// Top and bottom in portrait; sides and bottom in landscape.
  var portraitInsets: (top: CGFloat, bottom: CGFloat)
  var landscapeInsets: (side: CGFloat, bottom: CGFloat)
  var isPad: Bool

  private init(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat,
    side: CGFloat = 0, landscapeBottom: CGFloat = 0, isPad: Bool = false
  ) {
    self.id = id
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    portraitInsets = (top, bottom)
    landscapeInsets = (side, landscapeBottom)
    self.isPad = isPad
  }

  static let all: [Device] = [
    Device("retina3_5", "iPhone 4S", 320, 480, 2, top: 20, bottom: 0),
    Device("retina4_0", "iPhone SE (1st generation)", 320, 568, 2, top: 20, bottom: 0),
    Device("retina4_7", "iPhone SE (3rd generation)", 375, 667, 2, top: 20, bottom: 0),
    Device("retina5_5", "iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0),
    Device("retina5_4", "iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34, side: 50, landscapeBottom: 21),
    Device("retina5_9", "iPhone 11 Pro", 375, 812, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21),
    Device("retina6_1", "iPhone 11", 414, 896, 2, top: 48, bottom: 34, side: 48, landscapeBottom: 21),
    Device("retina6_5", "iPhone 11 Pro Max", 414, 896, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21),
    Device("retina6_0", "iPhone 14", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21),
    Device("retina6_7", "iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21),
    Device("retina6_12", "iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21),
    Device("retina6_72", "iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21),
    Device("retina6_3", "iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21),
    Device("ipad9_7", "iPad 9.7\"", 768, 1024, 2, top: 20, bottom: 0, isPad: true),
    Device("ipad10_2", "iPad 10.2\"", 810, 1080, 2, top: 20, bottom: 0, isPad: true),
    Device("ipad10_5", "iPad 10.5\"", 834, 1112, 2, top: 20, bottom: 0, isPad: true),
    Device("ipad10_9rounded", "iPad Air", 820, 1180, 2, top: 24, bottom: 20, landscapeBottom: 20, isPad: true),
    Device("ipad11_0rounded", "iPad Pro 11\"", 834, 1194, 2, top: 24, bottom: 20, landscapeBottom: 20, isPad: true),
    Device("ipad12_9", "iPad Pro 12.9\"", 1024, 1366, 2, top: 20, bottom: 0, isPad: true),
    Device(
      "ipad12_9rounded", "iPad Pro 12.9\" (3rd generation)", 1024, 1366, 2, top: 24, bottom: 20, landscapeBottom: 20,
      isPad: true),
  ]

  /// By id or name, case aside.
  static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.id.lowercased() == wanted || $0.name.lowercased() == wanted }
  }

  /// What the canvas lays out for.
  @MainActor
  func target(landscape: Bool) -> CanvasTarget {
    let size = landscape ? CGSize(width: size.height, height: size.width) : size
    let insets =
      landscape
      ? UIEdgeInsets(
        top: isPad ? portraitInsets.top : 0, left: landscapeInsets.side, bottom: landscapeInsets.bottom,
        right: landscapeInsets.side)
      : UIEdgeInsets(top: portraitInsets.top, left: 0, bottom: portraitInsets.bottom, right: 0)
    return CanvasTarget(size: size, scale: scale, safeAreaInsets: insets, isPad: isPad)
  }
}
