extension UITextView {
  private struct Rare {
    var highlight: [NSAttributedString.Key: Any] = [:]
    var standardScaling = false
    var border = UITextView.BorderStyle.none

    @MainActor static let key = AssociatedKey<Rare>()
  }
  private var rare: Rare {
    get { Rare.key.value(of: self) ?? Rare() }
    set { Rare.key.set(newValue, of: self) }
  }
  public enum BorderStyle: Int, Sendable { case none = 0, roundedRect }
  /// What is around the view. Default: none.
  public var borderStyle: BorderStyle {
    get { rare.border }
    set {
      rare.border = newValue
      let isRound = newValue == .roundedRect
      // UIKIT: as fields are: 5 points round, a thin line. A guess.
      layer.cornerRadius = isRound ? 5 : 0
      layer.borderWidth = isRound ? 1 / max(traitCollection.displayScale, 1) : 0
      layer.borderColor = isRound ? UIColor.separator.resolvedColor(with: traitCollection).cgColor : nil
    }
  }
  /// Writing tools are the system's, which has none here.
  public var isWritingToolsActive: Bool { false }
  /// How highlighted text looks.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { rare.highlight }
    set { rare.highlight = newValue }
  }
  /// Whether text has the size that it has on a Mac. Default: false.
  public var usesStandardTextScaling: Bool {
    get { rare.standardScaling }
    set {
      if newValue { Limitation.hasNoEffect("UITextView.usesStandardTextScaling") }
      rare.standardScaling = newValue
    }
  }
}
