/// Core Text's names of the system font's roles that are no text styles.
enum FontUsage {
  private static let weights: [(name: String, weight: CGFloat)] = [
    ("CTFontUltraLightUsage", -0.8), ("CTFontThinUsage", -0.6), ("CTFontLightUsage", -0.4), ("CTFontRegularUsage", 0),
    ("CTFontMediumUsage", 0.23), ("CTFontDemiUsage", 0.3), ("CTFontBoldUsage", 0.4), ("CTFontHeavyUsage", 0.56),
    ("CTFontBlackUsage", 0.62),
  ]

  /// The role of a weight.
  static func name(weight: CGFloat) -> String {
    weights.min { abs($0.weight - weight) < abs($1.weight - weight) }?.name ?? "CTFontRegularUsage"
  }

  /// The weight of a role; nil when the name is another one.
  static func weight(_ name: String) -> CGFloat? {
    name == "CTFontEmphasizedUsage" ? 0.4 : weights.first { $0.name == name }?.weight
  }
}
