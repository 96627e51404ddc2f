// What rewritten sources call; the name begins with an underscore since nobody writes it.

/// The answer of an optional method: nil when the delegate does not implement it.
@preconcurrency @MainActor
public func _optionalAnswer<Answer>(_ ask: @autoclosure () -> Answer?) -> Answer? { TableDefaults.explicit(ask) }
