import Foundation

extension Color {
  /// Light of an sRGB component.
  ///
  /// Source: IEC 61966-2-1.
  package static func linear(_ component: Double) -> Double {
    if component <= 0 { return 0 }
    return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The sRGB component of a quantity of light.
  package static func encoded(_ light: Double) -> Double {
    if light <= 0 { return 0 }
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
