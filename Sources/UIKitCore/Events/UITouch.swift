/// A finger on the screen, at one moment.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitouch>
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where in its life a touch stands.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What made the touch.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// What a pencil may report late, and first as an estimate.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitouch/properties>
  public struct Properties: OptionSet, Hashable, Sendable {
    /// One bit for each property, as UIKit numbers them.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard a pencil presses.
    public static let force = Properties(rawValue: 1 << 0)
    /// From where a pencil points.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How steeply a pencil stands.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where a pencil is.
    public static let location = Properties(rawValue: 1 << 3)
    /// How a pencil is turned about itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// Seconds on the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// Whether the finger has come, moved, stayed, left or been taken away, in the event that is being sent.
  open internal(set) var phase: Phase = .began
  /// Taps counted at nearly the same place within a short time.
  open internal(set) var tapCount = 1
  /// Finger, pointer or pencil. Default: direct, a finger.
  open internal(set) var type: TouchType = .direct
  /// Radius of the contact, in points.
  open internal(set) var majorRadius: CGFloat = 20
  /// The view in which the touch began, also after the finger has left it; nil where that is gone.
  open internal(set) weak var view: UIView?
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// How much `majorRadius` may be off, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The force of the touch, where 1 is an average one; 0 on hardware that cannot tell.
  open internal(set) var force: CGFloat = 0
  /// 0: no screen here measures force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// What of the touch is an estimate: nothing, all is known at once here.
  open var estimatedProperties: Properties { [] }
  /// Which estimates are replaced later (`touchesEstimatedPropertiesUpdated(_:)`): none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Tells which touch a later value belongs to; nil where none is expected, as here.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// In the window's coordinates, in points.
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
  /// Counts touches in the order of their arrival.
  var serial = 0

  public override init() { super.init() }

  /// The touch's place in `view`'s coordinates, or in the window's when nil.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

  /// The touch's place before its last move, in `view`'s coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

  /// The place with all the precision that the hardware has; the same as `location(in:)` here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`: places are as precise as the host gives them.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// How far a pencil is turned about its own axis, in radians; 0 for fingers.
  open var rollAngle: CGFloat { 0 }
  /// The angle between a pencil and the surface, in radians; upright for fingers.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction that a pencil points to, in radians; 0 for fingers.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// From where a pencil points, as a vector of length 1. Always to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  /// Longest time between two taps that count together, in seconds.
  static let tapInterval: TimeInterval = 0.35
}
