/// Between which text sizes a view and its subviews stay.
struct ContentSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// `traits` with a text size within the limits.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    let size = traits.preferredContentSizeCategory
    guard !isEmpty, size != .unspecified else { return traits }
    var limited = size
    if let minimum, limited < minimum { limited = minimum }
    if let maximum, maximum < limited { limited = maximum }
    guard limited != size else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: limited)])
  }
}

extension UIView {
  /// Between which text sizes the view and its subviews stay.
  var contentSizeLimits: ContentSizeLimits {
    get { extras?.contentSizeLimits ?? ContentSizeLimits() }
    set { TraitPass.overridesChanged(of: self) { requireExtras().contentSizeLimits = newValue } }
  }
  /// The limits of the view and of the views that it is in, in words, for debugging.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let lines = sequence(first: self, next: \.superview).compactMap { view -> String? in
      guard let limits = view.extras?.contentSizeLimits, !limits.isEmpty else { return nil }
      let bounds = [limits.minimum.map { "minimum: \($0.rawValue)" }, limits.maximum.map { "maximum: \($0.rawValue)" }]
      return "\(view): " + bounds.compactMap { $0 }.joined(separator: ", ")
    }
    return lines.isEmpty ? "No limits" : lines.joined(separator: "\n")
  }
}
