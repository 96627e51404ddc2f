/// Names of UIKit for what the file calls otherwise.
enum PropertyNames {
  private static let others = [
    "adjustsFontSizeToFitWidth": "adjustsFontSizeToFit", "clipsToBounds": "clipsSubviews", "minimumValue": "minValue",
    "maximumValue": "maxValue", "prefersLargeTitles": "largeTitles",
  ]

  /// The file's name for a property: `hidden` for `isHidden`.
  static func inFile(_ name: String) -> String? {
    if let other = others[name] { return other }
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return nil }
    return first.lowercased() + name.dropFirst(3)
  }
}
