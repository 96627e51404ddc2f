extension UITextView {
  private struct Rare {
    var findsText = false
    var highlight: [NSAttributedString.Key: Any] = [:]
    var standardScaling = false

    @MainActor static let key = AssociatedKey<Rare>()
  }
  private var rare: Rare {
    get { Rare.key.value(of: self) ?? Rare() }
    set { Rare.key.set(newValue, of: self) }
  }
  /// Whether text is found in the view by the system's panel, which does not exist here. Default: false.
  public var isFindInteractionEnabled: Bool {
    get { rare.findsText }
    set {
      if newValue { Limitation.hasNoEffect("UITextView.isFindInteractionEnabled") }
      rare.findsText = newValue
    }
  }
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
