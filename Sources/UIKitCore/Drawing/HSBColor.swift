import Foundation
import UIDisplayList

/// Hue, saturation and brightness, each 0…1.
struct HSBColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(_ color: Color) {
    let (r, g, b) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
    let (high, low) = (max(r, g, b), min(r, g, b))
    let range = high - low
    brightness = high
    saturation = high > 0 ? range / high : 0
    if range == 0 {
      hue = 0
    } else if high == r {
      hue = ((g - b) / range + (g < b ? 6 : 0)) / 6
    } else if high == g {
      hue = ((b - r) / range + 2) / 6
    } else {
      hue = ((r - g) / range + 4) / 6
    }
  }

  /// An opaque colour. The hue wraps around, the saturation is clamped.
  ///
  /// UIKIT: a brightness above 1 gives components above 1, since iOS 10's extended space (a public library's tests, which
  /// tell the systems of before apart).
  var color: Color {
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    let (s, v) = (min(max(saturation, 0), 1), max(brightness, 0))
    func component(_ n: CGFloat) -> Double {
      let k = (n + turns * 6).truncatingRemainder(dividingBy: 6)
      return Double(v - v * s * max(0, min(k, 4 - k, 1)))
    }
    return Color(red: component(5), green: component(3), blue: component(1))
  }
}
