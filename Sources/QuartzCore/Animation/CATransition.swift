/// Names of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the type.
  public let rawValue: String
  /// Creates a type from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new picture shows through. The default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the direction.
  public let rawValue: String
  /// Creates a direction from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What moves comes from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// What moves comes from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// What moves goes up: the new picture comes from the edge of maximal y, the lower one in UIKit.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// What moves goes down: the new picture comes from the edge of minimal y, the upper one in UIKit.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation between two states of a layer.
open class CATransition: CAAnimation {
  /// How one picture gives way to the other. Default: fade.
  open var type = CATransitionType.fade
  /// From where what moves comes; it counts for all types but `fade`. Default: nil.
  open var subtype: CATransitionSubtype?
  /// How far the transition is at its beginning, 0…1. Default: 0.
  open var startProgress: Float = 0
  /// How far the transition is at its end, 0…1. Default: 1.
  open var endProgress: Float = 1

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CATransition else { return }
    other.type = type
    other.subtype = subtype
    other.startProgress = startProgress
    other.endProgress = endProgress
  }
}
