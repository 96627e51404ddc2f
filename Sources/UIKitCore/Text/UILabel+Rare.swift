public enum UILabelVibrancy: Int, Sendable { case none = 0, automatic }

extension UILabel {
  private struct Rare {
    var vibrancy = UILabelVibrancy.none
    var showsExpansion = false

    @MainActor static let key = AssociatedKey<Rare>()
  }
  private var rare: Rare {
    get { Rare.key.value(of: self) ?? Rare() }
    set { Rare.key.set(newValue, of: self) }
  }
  /// Whether the label is vibrant above materials that ask for it. Default: none.
  public var preferredVibrancy: UILabelVibrancy {
    get { rare.vibrancy }
    set {
      if newValue != .none { Limitation.hasNoEffect("UILabel.preferredVibrancy") }
      rare.vibrancy = newValue
    }
  }
  /// Whether a pointer above a truncated text shows all of it. Kept; there is no pointer. Default: false.
  public var showsExpansionTextWhenTruncated: Bool {
    get { rare.showsExpansion }
    set { rare.showsExpansion = newValue }
  }
}
