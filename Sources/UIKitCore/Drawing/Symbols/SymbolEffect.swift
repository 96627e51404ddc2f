/// A movement of a symbol.
///
/// Source: <https://developer.apple.com/documentation/symbols/symboleffect>
public protocol SymbolEffect: Sendable {
  var configuration: SymbolEffectConfiguration { get }
}
/// An effect that ends by itself.
public protocol DiscreteSymbolEffect {}
/// An effect that goes on until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol gives way to another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, as a value.
///
/// Source: <https://developer.apple.com/documentation/symbols/symboleffectconfiguration>
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic, wiggle, rotate, breathe
  }
  let motion: Motion
  /// Down or counterclockwise instead of up or clockwise.
  var isReversed = false
}

/// How often and how fast an effect runs.
///
/// Source: <https://developer.apple.com/documentation/symbols/symboleffectoptions>
public struct SymbolEffectOptions: Hashable, Sendable {
  var count: Int?
  var rate = 1.0
  var repeats: Bool?

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(repeats: true)
  public static let nonRepeating = SymbolEffectOptions(repeats: false)
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed) }
  public var repeating: SymbolEffectOptions { changed { $0.repeats = true } }
  public var nonRepeating: SymbolEffectOptions { changed { $0.repeats = false } }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.count = count } }
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.rate = speed } }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(motion: .bounce)
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  public var down: BounceSymbolEffect {
    BounceSymbolEffect(configuration: SymbolEffectConfiguration(motion: .bounce, isReversed: true))
  }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration = SymbolEffectConfiguration(motion: .pulse)
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration = SymbolEffectConfiguration(motion: .variableColor)
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(motion: .scale)
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  public var down: ScaleSymbolEffect {
    ScaleSymbolEffect(configuration: SymbolEffectConfiguration(motion: .scale, isReversed: true))
  }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let configuration = SymbolEffectConfiguration(motion: .appear)
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let configuration = SymbolEffectConfiguration(motion: .disappear)
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration = SymbolEffectConfiguration(motion: .wiggle)
  public var left: WiggleSymbolEffect { self }
  public var right: WiggleSymbolEffect { self }
  public var clockwise: WiggleSymbolEffect { self }
  public var counterClockwise: WiggleSymbolEffect { self }
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
}
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(motion: .rotate)
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  public var counterClockwise: RotateSymbolEffect {
    RotateSymbolEffect(configuration: SymbolEffectConfiguration(motion: .rotate, isReversed: true))
  }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
}
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration = SymbolEffectConfiguration(motion: .breathe)
  public var plain: BreatheSymbolEffect { self }
  public var pulse: BreatheSymbolEffect { self }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public let configuration = SymbolEffectConfiguration(motion: .replace)
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
}
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public let configuration = SymbolEffectConfiguration(motion: .automatic)
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }

/// How a symbol gives way to another.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisymbolcontenttransition>
public struct UISymbolContentTransition: Hashable, Sendable {
  let configuration: SymbolEffectConfiguration
  public let options: SymbolEffectOptions
  public init(
    _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    configuration = contentTransition.configuration
    self.options = options
  }
}
