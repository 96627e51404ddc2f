// Interim declarations until the real ones land; whoever lands them deletes this file.
public struct Variable: Hashable, Sendable { public let index: Int32 }
public struct ConstraintID: Hashable, Sendable { public let rawValue: Int32 }
public struct Strength: Hashable, Comparable, Sendable {
  let p: Float
  public init(_ priority: Float) { p = priority }
  public static let required = Strength(1000)
  public static func < (a: Strength, b: Strength) -> Bool { a.p < b.p }
}
public enum Relation: Int8, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
public struct Term: Sendable {
  public var variable: Variable
  public var coefficient: Double
  public init(variable: Variable, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
public struct SolveOutcome {}
public final class Solver {
  public init() {}
  public func makeVariable() -> Variable { fatalError() }
  public func removeVariable(_ v: Variable) {}
  public func add(_ terms: [Term], constant: Double, relation: Relation, strength: Strength) -> ConstraintID {
    fatalError()
  }
  public func remove(_ id: ConstraintID) {}
  public func setConstant(_ c: Double, of id: ConstraintID) {}
  public func setStrength(_ s: Strength, of id: ConstraintID) {}
  public func setHinge(_ v: Variable, target: Double, hugging: Strength, compression: Strength) {}
  public func removeHinge(_ v: Variable) {}
  @discardableResult public func solve() -> SolveOutcome { SolveOutcome() }
  public var conflictHandler: (([ConstraintID]) -> ConstraintID)?
  public func value(of v: Variable) -> Double { 0 }
  public var changedVariables: [Variable] { [] }
  public func isAmbiguous(_ v: Variable) -> Bool { false }
  public func exerciseAmbiguity(_ v: Variable) {}
}
