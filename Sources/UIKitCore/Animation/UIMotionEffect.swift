public import Foundation

/// Values that follow how the device is tilted.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimotioneffect>
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }
  /// What is added to which property while the viewer looks from `viewerOffset`, -1…1 along both axes.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
  /// The effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Values between two limits.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect>
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which turn of the device moves the value.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }

  /// The property of the view that moves, such as `center.x`.
  open private(set) var keyPath: String
  /// Which turn of the device moves it.
  open private(set) var type: EffectType
  /// At an offset of -1: a number, a point, a size, insets or an offset.
  open var minimumRelativeValue: Any?
  /// At an offset of 1.
  open var maximumRelativeValue: Any?

  /// An effect on a property. It has none here: the device is never turned a little.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (min(max(offset, -1), 1) + 1) / 2
    guard let value = interpolate(share) else { return nil }
    return [keyPath: value]
  }

  /// UIKIT: without limits nothing is added (Apple's page on `UIInterpolatingMotionEffect`).
  private func interpolate(_ share: CGFloat) -> Any? {
    func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * share }
    if let first = Self.number(minimumRelativeValue), let second = Self.number(maximumRelativeValue) {
      return mix(first, second)
    }
    switch (minimumRelativeValue, maximumRelativeValue) {
    case (let first as CGPoint, let second as CGPoint):
      return CGPoint(x: mix(first.x, second.x), y: mix(first.y, second.y))
    case (let first as CGSize, let second as CGSize):
      return CGSize(width: mix(first.width, second.width), height: mix(first.height, second.height))
    case (let first as UIOffset, let second as UIOffset):
      return UIOffset(
        horizontal: mix(first.horizontal, second.horizontal), vertical: mix(first.vertical, second.vertical))
    default: return nil
    }
  }
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Several effects at once.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimotioneffectgroup>
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects that belong together. Default: nil.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    var values: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { _, new in new }
    }
    return values.isEmpty ? nil : values
  }
}
