/// Whether a control looks and acts as on a touch screen or on a Mac.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibehavioralstyle>
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }

extension UIView {
  @MainActor fileprivate enum BehaviorKeys { static let style = AssociatedKey<UIBehavioralStyle>() }

  /// The style that was asked for.
  var keptStyle: UIBehavioralStyle {
    get { BehaviorKeys.style.value(of: self) ?? .automatic }
    set {
      if newValue == .mac { Limitation.hasNoEffect("preferredBehavioralStyle = .mac") }
      BehaviorKeys.style.set(newValue, of: self)
    }
  }
}

extension UIButton {
  /// Always as on a touch screen.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { keptStyle }
    set { keptStyle = newValue }
  }
}

extension UISlider {
  /// Always as on a touch screen.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { keptStyle }
    set { keptStyle = newValue }
  }
}

extension UISwitch {
  public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }
  /// Always sliding: checkboxes are Mac Catalyst's.
  public var style: Style { .sliding }
  public var preferredStyle: Style {
    get { .automatic }
    set { if newValue == .checkbox { Limitation.hasNoEffect("UISwitch.preferredStyle") } }
  }
}

extension UIControl {
  /// Kept for a pointer, of which there is none. Default: nil.
  public var toolTip: String? {
    get { Self.toolTips.value(of: self) }
    set { Self.toolTips.set(newValue, of: self) }
  }
  private static let toolTips = AssociatedKey<String>()
}
