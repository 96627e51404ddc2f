public import Foundation

/// A small shape beside the pointer, such as an arrow that says where something can be dragged.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipointeraccessory>
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
  /// Where an accessory stands.
  public struct Position: Hashable, Sendable {
    /// Points from the pointer's shape; nothing below zero.
    public var offset: CGFloat
    /// Radians, clockwise from the top of the pointer.
    public var angle: CGFloat

    public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
      (self.offset, self.angle) = (offset, angle)
    }

    /// In points; a guess, Apple's page names no number.
    public static let defaultOffset: CGFloat = 8
    public static var top: Position { eighth(0) }
    public static var topRight: Position { eighth(1) }
    public static var right: Position { eighth(2) }
    public static var bottomRight: Position { eighth(3) }
    public static var bottom: Position { eighth(4) }
    public static var bottomLeft: Position { eighth(5) }
    public static var left: Position { eighth(6) }
    public static var topLeft: Position { eighth(7) }
    private static func eighth(_ count: CGFloat) -> Position { Position(angle: count * .pi / 4) }
  }

  /// The accessory's own shape; nil for an arrow, whose shape is the system's.
  package let shape: UIPointerShape?
  open private(set) var position: Position
  /// Whether the shape turns with the position's angle. Default: true.
  open var orientationMatchesAngle = true

  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }
  private init(arrow position: Position) {
    shape = nil
    self.position = position
    super.init()
  }

  open class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory(arrow: position) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
