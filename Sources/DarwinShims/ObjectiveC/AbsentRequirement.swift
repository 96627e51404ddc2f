/// Thrown in the place of an optional requirement that a class does not implement.
public struct AbsentRequirement: Error { public init() {} }
