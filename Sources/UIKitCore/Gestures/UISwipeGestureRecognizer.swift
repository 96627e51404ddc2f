/// A short, quick drag in one direction.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions in which a finger goes over the screen; with several, any of them will do.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right, in every language.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left, in every language.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up the screen.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down the screen.
    public static let down = Direction(rawValue: 1 << 3)
  }

  // UIKIT: limits as class dumps of UIKit's recognizer name them: 50 points along, 50 across, within half a second.
  private static let along: CGFloat = 50
  private static let across: CGFloat = 50
  private static let longest = 0.5

  /// Default: right.
  open var direction: Direction = .right
  /// How many fingers must swipe at once. Default: 1.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0
  override var sidewaysStart: CGPoint? {
    let moved = centroid() - start
    return numberOfTouches == 1 && abs(moved.x) > abs(moved.y) ? start : nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > numberOfTouchesRequired { return state = .failed }
    if tracked.count == touches.count { startTime = event.timestamp }
    start = centroid()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard event.timestamp - startTime <= Self.longest else { return state = .failed }
    let moved = centroid() - start
    let horizontal = direction.contains(.left) || direction.contains(.right)
    let vertical = direction.contains(.up) || direction.contains(.down)
    let reached =
      (direction.contains(.right) && moved.x >= Self.along) || (direction.contains(.left) && -moved.x >= Self.along)
      || (direction.contains(.down) && moved.y >= Self.along) || (direction.contains(.up) && -moved.y >= Self.along)
    let strayed =
      (horizontal && !vertical && abs(moved.y) > Self.across) || (vertical && !horizontal && abs(moved.x) > Self.across)
    if strayed {
      state = .failed
    } else if reached, tracked.count == numberOfTouchesRequired {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
