extension UIColor {
  /// How much a colour stands out.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicolor/prominence>
  public enum Prominence: Int, Sendable { case primary = 0, secondary, tertiary, quaternary }

  private static let shares: [CGFloat] = [1, 0.6, 0.3, 0.18]

  /// The colour with another prominence.
  // UIKIT: the label colours' own steps: 60, 30 and 18 per cent. A guess.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * Self.shares[prominence.rawValue])
    }
  }

  /// What VoiceOver calls the colour, such as "dark red".
  ///
  /// DEVIATION: the names are ours; Apple's list is not public.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return "" }
    guard alpha > 0.05 else { return "transparent" }
    guard brightness > 0.08 else { return "black" }
    if saturation < 0.08 { return brightness > 0.95 ? "white" : brightness < 0.4 ? "dark gray" : "gray" }
    let names = [
      (0.03, "red"), (0.11, "orange"), (0.18, "yellow"), (0.42, "green"), (0.53, "cyan"), (0.70, "blue"),
      (0.80, "purple"), (0.94, "pink"), (1.01, "red"),
    ]
    let name = names.first { hue < $0.0 }?.1 ?? "red"
    return (brightness < 0.5 ? "dark " : saturation < 0.4 ? "light " : "") + name
  }
}
