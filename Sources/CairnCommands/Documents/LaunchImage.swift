internal import Foundation
internal import UITraits

/// A launch image as systems look for it.
struct LaunchImage: Sendable {
  /// Without scale and idiom: `Default-568h`.
  var name: String
  /// In points, as it is shown.
  var width: Double
  var height: Double
  var scale: Double
  var isPad = false
  /// The first system that looks for it.
  var minimumVersion: String

  var isLandscape: Bool { width > height }

  /// What a layout depends on.
  struct Screen: Hashable {
    var width, height: Double
    var isPad: Bool
  }

  var screen: Screen { Screen(width: width, height: height, isPad: isPad) }

  var fileName: String {
    name + (scale > 1 ? "@\(Int(scale))x" : "") + (isPad ? "~ipad" : "") + ".png"
  }

  /// A device with this screen.
  var device: Device? {
    let (short, long) = (min(width, height), max(width, height))
    return Device.all.first {
      $0.portraitSize.width == short && $0.portraitSize.height == long && $0.isPad == isPad
    }
  }

  /// Names from Apple's "Information Property List Key Reference", UILaunchImages, and from asset catalogues as Xcode
  /// compiles them.
  static let all: [LaunchImage] = [
    LaunchImage(name: "Default", width: 320, height: 480, scale: 1, minimumVersion: "3.0"),
    LaunchImage(name: "Default", width: 320, height: 480, scale: 2, minimumVersion: "4.0"),
    LaunchImage(name: "Default-568h", width: 320, height: 568, scale: 2, minimumVersion: "6.0"),
    LaunchImage(name: "Default-667h", width: 375, height: 667, scale: 2, minimumVersion: "8.0"),
    LaunchImage(name: "Default-736h", width: 414, height: 736, scale: 3, minimumVersion: "8.0"),
    LaunchImage(name: "Default-Landscape-736h", width: 736, height: 414, scale: 3, minimumVersion: "8.0"),
    LaunchImage(name: "Default-812h", width: 375, height: 812, scale: 3, minimumVersion: "11.0"),
    LaunchImage(name: "Default-Landscape-812h", width: 812, height: 375, scale: 3, minimumVersion: "11.0"),
    LaunchImage(name: "Default-896h", width: 414, height: 896, scale: 2, minimumVersion: "12.0"),
    LaunchImage(name: "Default-Landscape-896h", width: 896, height: 414, scale: 2, minimumVersion: "12.0"),
    LaunchImage(name: "Default-896h", width: 414, height: 896, scale: 3, minimumVersion: "12.0"),
    LaunchImage(name: "Default-Landscape-896h", width: 896, height: 414, scale: 3, minimumVersion: "12.0"),
    LaunchImage(name: "Default-Portrait", width: 768, height: 1024, scale: 1, isPad: true, minimumVersion: "3.2"),
    LaunchImage(name: "Default-Landscape", width: 1024, height: 768, scale: 1, isPad: true, minimumVersion: "3.2"),
    LaunchImage(name: "Default-Portrait", width: 768, height: 1024, scale: 2, isPad: true, minimumVersion: "5.1"),
    LaunchImage(name: "Default-Landscape", width: 1024, height: 768, scale: 2, isPad: true, minimumVersion: "5.1"),
    LaunchImage(
      name: "Default-Portrait-1366h", width: 1024, height: 1366, scale: 2, isPad: true, minimumVersion: "9.0"),
    LaunchImage(
      name: "Default-Landscape-1366h", width: 1366, height: 1024, scale: 2, isPad: true, minimumVersion: "9.0"),
  ]
}
