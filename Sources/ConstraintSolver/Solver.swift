/// An incremental solver of linear constraints with strictly ordered strengths.
///
/// Required constraints hold; then, from the strongest strength to the weakest, the sum of the violations of each is as small as the
/// stronger ones allow (the semantics of Cassowary, without its weights). Changes take effect together at the next ``solve()``. Groups of
/// constraints that share no variable cost nothing to each other.
///
/// ```swift
/// let solver = Solver()
/// let left = solver.makeVariable(), width = solver.makeVariable()
/// solver.add(Term(left), constant: -20, relation: .equal, strength: .required)            // left = 20
/// solver.add(Term(left), Term(width), constant: -320, relation: .lessThanOrEqual, strength: .required)
/// solver.setHinge(width, target: 400, hugging: Strength(250), compression: Strength(750))
/// solver.solve()
/// print(solver.value(of: width))  // 300
/// ```
///
/// **Among equally good solutions** the choice does not depend on the order of changes: at equal strength the variable created first
/// gives way first (it takes the surplus and the overflow of a chain), constraints give way only after hinges and the one with the
/// highest number first, and a variable that nothing prefers stays at zero, or, where one of several must move, the last created moves.
/// Variables that stand for positions and extents differ in this: see ``VariableKind``.
///
/// **Tolerance.** Required constraints hold within 10⁻⁶; coefficients below 10⁻¹¹ count as zero. Basic values are computed anew
/// every few thousand changes and the tableau after some hundred pivots, so errors do not add up.
///
/// A solver is not thread-safe; handlers must not call it.
public final class Solver {
  private let storage: UnsafeMutablePointer<Engine>
  var edits: [Edit] = []
  var exercises: [Int32] = []
  /// What is known of variables in the solution that stands.
  var openness: [Int32: Openness] = [:]

  /// Which constraint of a minimal contradicting set to give up during ``solve()``. Without a handler, or when the answer is not in the
  /// set, the one added last (with the highest number) goes.
  public var conflictHandler: ((_ conflict: [ConstraintID]) -> ConstraintID)?

  /// Makes an empty solver.
  public init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Engine())
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// OPTIMIZATION: behind a pointer, so that a call does not ask the runtime for exclusive access.
  var engine: Engine {
    @inline(__always) unsafeAddress { UnsafePointer(storage) }
    @inline(__always) unsafeMutableAddress { storage }
  }

  // MARK: Variables

  /// Makes a variable. Its value is zero until something moves it.
  ///
  /// - Parameter kind: where it goes among equally good solutions.
  public func makeVariable(_ kind: VariableKind = .plain) -> Variable {
    let index = engine.makeColumn([])
    engine.columns[Int(index)].kind = kind
    return Variable(index: index)
  }

  /// Removes a variable, whose constraints must be gone. Its number is given out again after the next ``solve()``.
  public func removeVariable(_ variable: Variable) {
    endEdit(variable)
    engine.removeVariable(variable.index)
  }

  /// Makes `variable` the number `value`: a required constant, as cheap to change as it gets.
  public func fix(_ variable: Variable, _ value: Double) {
    engine.fix(variable.index, at: value.orZero)
  }

  /// Undoes ``fix(_:_:)``.
  public func unfix(_ variable: Variable) {
    engine.unfix(variable.index)
  }

  // MARK: Constraints

  /// Adds `Σ terms + constant (relation) 0`.
  ///
  /// A required constraint that contradicts others is not refused here: the next ``solve()`` gives one of them up.
  /// A number that is not finite counts as zero.
  @discardableResult
  public func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, strength: Strength
  ) -> ConstraintID {
    ConstraintID(
      rawValue: engine.add(terms, constant: constant.orZero, relation: relation, priority: strength.priority))
  }

  /// Adds `Σ terms + constant (relation) 0`.
  @discardableResult
  public func add(_ terms: [Term], constant: Double, relation: Relation, strength: Strength) -> ConstraintID {
    terms.withUnsafeBufferPointer { add($0, constant: constant, relation: relation, strength: strength) }
  }

  /// Adds `a + constant (relation) 0`.
  @discardableResult
  public func add(_ a: Term, constant: Double, relation: Relation, strength: Strength) -> ConstraintID {
    withUnsafePointer(to: a) {
      add(UnsafeBufferPointer(start: $0, count: 1), constant: constant, relation: relation, strength: strength)
    }
  }

  /// Adds `a + b + constant (relation) 0`.
  @discardableResult
  public func add(_ a: Term, _ b: Term, constant: Double, relation: Relation, strength: Strength) -> ConstraintID {
    add((a, b, b, b), count: 2, constant: constant, relation: relation, strength: strength)
  }

  /// Adds `a + b + c + constant (relation) 0`.
  @discardableResult
  public func add(
    _ a: Term, _ b: Term, _ c: Term, constant: Double, relation: Relation, strength: Strength
  ) -> ConstraintID {
    add((a, b, c, c), count: 3, constant: constant, relation: relation, strength: strength)
  }

  /// Adds `a + b + c + d + constant (relation) 0`.
  @discardableResult
  public func add(
    _ a: Term, _ b: Term, _ c: Term, _ d: Term, constant: Double, relation: Relation, strength: Strength
  ) -> ConstraintID {
    add((a, b, c, d), count: 4, constant: constant, relation: relation, strength: strength)
  }

  @inline(__always)
  private func add(
    _ terms: (Term, Term, Term, Term), count: Int, constant: Double, relation: Relation, strength: Strength
  ) -> ConstraintID {
    withUnsafeBytes(of: terms) { bytes in
      let terms = UnsafeBufferPointer(rebasing: bytes.bindMemory(to: Term.self)[..<count])
      return add(terms, constant: constant, relation: relation, strength: strength)
    }
  }

  /// Removes a constraint.
  public func remove(_ constraint: ConstraintID) {
    engine.remove(constraint.rawValue)
  }

  /// Changes the constant of a constraint in place.
  public func setConstant(_ constant: Double, of constraint: ConstraintID) {
    engine.setConstant(constant.orZero, of: constraint.rawValue)
  }

  /// Makes the constraint `Σ terms + constant (its relation) 0` if these are its terms, in the order in which they were added; answers
  /// whether they are.
  ///
  /// Where a constraint is made anew from its surroundings, most often the constant alone has changed, or nothing.
  public func update(_ constraint: ConstraintID, terms: [Term], constant: Double) -> Bool {
    guard terms.withUnsafeBufferPointer({ engine.hasTerms($0, constraint.rawValue) }) else { return false }
    engine.setConstant(constant.orZero, of: constraint.rawValue)
    return true
  }

  /// Changes the strength of a constraint in place; it may become required, or cease to be.
  public func setStrength(_ strength: Strength, of constraint: ConstraintID) {
    engine.setPriority(strength.priority, of: constraint.rawValue)
  }

  // MARK: Hinges

  /// Gives `variable` a preferred value: it is pulled up to `target` with `compression`, and down to it with `hugging`.
  ///
  /// This is an intrinsic size in one record instead of two constraints. A hinge yields to every required constraint: a required hinge
  /// counts as just below required, and never takes part in a conflict.
  /// `nil` is no pull in that direction.
  public func setHinge(_ variable: Variable, target: Double, hugging: Strength?, compression: Strength?) {
    let strongest = Float(1000).nextDown
    engine.setHinge(
      variable.index, target: target.orZero, below: min(compression?.priority ?? 0, strongest),
      above: min(hugging?.priority ?? 0, strongest))
  }

  /// Takes the preferred value away.
  public func removeHinge(_ variable: Variable) {
    engine.removeHinge(variable.index)
  }

  // MARK: Solving

  /// Applies all changes since the last solve and computes the values.
  @discardableResult
  public func solve() -> SolveOutcome {
    if !openness.isEmpty, engine.hasWork { openness.removeAll() }
    if !exercises.isEmpty, engine.hasWork {
      for identifier in exercises { engine.remove(identifier) }
      exercises.removeAll()
    }
    return engine.solve { conflict in self.choose(conflict) }
  }

  private func choose(_ conflict: [Int32]) -> Int32 {
    guard let conflictHandler else { return -1 }
    return conflictHandler(conflict.map(ConstraintID.init(rawValue:))).rawValue
  }

  /// The value that the last ``solve()`` gave to `variable`.
  public func value(of variable: Variable) -> Double {
    engine.values[Int(variable.index)]
  }

  /// All values, addressed by ``Variable/index``; numbers in between belong to the solver.
  public func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: engine.values.base, count: engine.values.count))
  }

  /// The variables whose value the last ``solve()`` changed.
  public var changedVariables: [Variable] {
    withChangedVariables(Array.init)
  }

  /// The variables whose value the last ``solve()`` changed, without making an array.
  public func withChangedVariables<Result>(_ body: (UnsafeBufferPointer<Variable>) -> Result) -> Result {
    let changed = UnsafeRawPointer(engine.changed.base).assumingMemoryBound(to: Variable.self)
    return body(UnsafeBufferPointer(start: changed, count: engine.changed.count))
  }

  /// Whether the constraint was given up because it contradicts others.
  public func isBroken(_ constraint: ConstraintID) -> Bool {
    engine.constraints[Int(constraint.rawValue)].flags.contains(.broken)
  }
}

extension Double {
  /// The number itself, or zero when it is not finite.
  var orZero: Double { isFinite ? self : 0 }
}
