public import CoreGraphics

/// Explains a view while a pointer rests on it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitooltipinteraction>
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Kept: no pointer rests here.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Kept: no pointer rests here.
  open var isEnabled = true
  open var defaultToolTip: String?

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }
  public override init() { super.init() }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Source: <https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate>
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

/// A text for a part of a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitooltipconfiguration>
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  open private(set) var toolTip: String
  /// In the view's coordinates, in points; null for all of it.
  open private(set) var sourceRect: CGRect

  public init(toolTip: String, in rect: CGRect = .null) {
    (self.toolTip, sourceRect) = (toolTip, rect)
    super.init()
  }
}

extension UIControl {
  /// The interaction that shows `toolTip`.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}

extension UIControl {
  @MainActor private static let animatesSymbols = AssociatedKey<Bool>()

  /// Whether one symbol gives way to another in a movement. Default: false.
  public var isSymbolAnimationEnabled: Bool {
    get { Self.animatesSymbols.value(of: self) ?? false }
    set {
      if newValue { Limitation.hasNoEffect("UIControl.isSymbolAnimationEnabled") }
      Self.animatesSymbols.set(newValue, of: self)
    }
  }
}

extension UIButton {
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// Whether a menu keeps the button pressed.
  public var isHeld: Bool { false }
  /// Whether a pointer is above the button.
  public var isHovered: Bool { false }
}
