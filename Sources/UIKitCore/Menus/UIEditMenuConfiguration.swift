public import Foundation

/// Where an edit menu is shown.
///
/// Source: <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  open private(set) var identifier: AnyHashable
  /// In the coordinates of the interaction's view, in points.
  open private(set) var sourcePoint: CGPoint
  /// Kept; has no effect, and says so once.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic {
    didSet { Limitation.hasNoEffect("UIEditMenuConfiguration.preferredArrowDirection") }
  }

  /// - Parameters:
  ///   - identifier: tells configurations apart; nil for one of its own.
  ///   - sourcePoint: in the coordinates of the interaction's view, in points.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where the arrow of an edit menu points.
///
/// Source: <https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection>
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic = 0, up, down, left, right }
