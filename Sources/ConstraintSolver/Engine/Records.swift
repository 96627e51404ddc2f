/// A coefficient and the column that it multiplies: an element of constraints, definitions and rows.
struct RowTerm: BitwiseCopyable {
  var coefficient: Double
  var column: Int32
}

/// Where a column stands in its component.
enum ColumnState: UInt8 {
  /// In no component: nothing but its own hinge says where it is.
  case isolated
  /// Not looked at yet by the presolve that is running.
  case unknown
  /// Independent: at its kink (or, without any cost, at zero).
  case nonbasic
  /// Dependent: the basic column of a row of the tableau.
  case basic
  /// Given by a definition; the tableau does not know it.
  case defined
  /// A number from outside.
  case fixed
}

/// What is known about a variable, or about the error of a constraint (the value of its expression without the constant).
///
/// A column has a convex cost with one kink: `below` is the strength that pulls it up while it is under the kink, `above` the strength
/// that pulls it down while it is over it; zero is no pull. Required inequalities pull with strength 1000.
struct Column: BitwiseCopyable {
  var x = 0.0
  var kink = 0.0
  /// The rows in which the column has a coefficient; only while it is independent or fixed.
  var rows = PoolArray<Int32>()
  var below: Float = 0
  var above: Float = 0
  var component: Int32 = -1
  /// The row whose basic column this is, or −1. Scratch while components are formed and presolved.
  var row: Int32 = -1
  /// A triangular definition when ≥ 0, a root definition −(n + 2) when ≤ −2, else −1. Scratch while components are formed.
  var definition: Int32 = -1
  var state = ColumnState.isolated
  var flags: Flags = []
  /// The side of the kink on which a basic column counts as being, also when it is at the kink: −1 or +1.
  var side: Int8 = 1
  /// The two directions that are closed, and above them the kind.
  private var bits: UInt8 = 0

  /// The directions that would worsen a stage that has been: 1 up, 2 down.
  @inline(__always) var locks: UInt8 {
    get { bits & 3 }
    set { bits = bits & ~3 | newValue }
  }

  @inline(__always) var kind: VariableKind {
    get { VariableKind(rawValue: bits >> 2) ?? .plain }
    set { bits = bits & 3 | newValue.rawValue << 2 }
  }

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// The error of a constraint, or the constant of one; not a variable.
    static let auxiliary = Flags(rawValue: 1)
    /// The user gave the variable a hinge.
    static let hinge = Flags(rawValue: 2)
    /// The cost is that of a constraint on this variable alone.
    static let claimed = Flags(rawValue: 4)
    static let fixed = Flags(rawValue: 8)
    static let removed = Flags(rawValue: 16)
    /// In the list of columns whose value is to be published.
    static let touched = Flags(rawValue: 32)
    /// In the list of columns that the optimiser looks at.
    static let candidate = Flags(rawValue: 64)
    /// Basic before the component was rebuilt.
    static let wasBasic = Flags(rawValue: 128)
  }

  @inline(__always) var isCosted: Bool { below > 0 || above > 0 }
  /// A required inequality limits it.
  @inline(__always) var isBounded: Bool { below >= 1000 || above >= 1000 }
  @inline(__always) var isFixed: Bool { flags.contains(.fixed) }
  @inline(__always) var isVariable: Bool { !flags.contains(.auxiliary) }

  /// How far the column has to be from its kink to be on one of its sides, in the units of the problem.
  static let tolerance = 1e-8

  @inline(__always)
  mutating func updateSide() -> Bool {
    let distance = x - kink
    let old = side
    if distance > Column.tolerance { side = 1 } else if distance < -Column.tolerance { side = -1 }
    return side != old
  }
}

/// A row of the tableau: `basic = constant + Σ coefficient · column` over independent and fixed columns.
struct Row: BitwiseCopyable {
  var constant: Double
  var terms = PoolArray<RowTerm>()
  var basic: Int32
}

/// `column = constant + Σ` of the terms from `start`: a required equality turned into an assignment.
struct Definition: BitwiseCopyable {
  var constant: Double
  var column: Int32
  var start: Int32
  var count: Int32
}

/// A constraint as it was added, and what became of it.
struct ConstraintRecord: BitwiseCopyable {
  var constant = 0.0
  var priority: Float = 0
  var start: Int32 = 0
  var count: Int32 = 0
  var component: Int32 = -1
  /// The column of its error, of its constant (parametric), or the variable whose cost it is (claimed); or −1.
  var column: Int32 = -1
  private var relationValue: Int8 = 0
  var flags: Flags = []

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let alive = Flags(rawValue: 1)
    /// Given up because required constraints contradict each other.
    static let broken = Flags(rawValue: 2)
    /// A cost of its only variable.
    static let claimed = Flags(rawValue: 4)
    /// An equality whose constant is a fixed column, so that it can change without a rebuild.
    static let parametric = Flags(rawValue: 8)
    /// Left out while a set of contradicting constraints is looked for.
    static let suspended = Flags(rawValue: 16)
  }

  @inline(__always) var relation: Relation {
    get { relationValue < 0 ? .lessThanOrEqual : relationValue > 0 ? .greaterThanOrEqual : .equal }
    set { relationValue = newValue.rawValue }
  }
  @inline(__always) var isAlive: Bool { flags.contains(.alive) }
  @inline(__always) var isActive: Bool { flags.isDisjoint(with: [.broken, .suspended]) }
  @inline(__always) var isRequired: Bool { priority >= 1000 }
  /// Presolved, instead of becoming a cost.
  @inline(__always) var isRequiredEquality: Bool { relationValue == 0 && priority >= 1000 && !flags.contains(.broken) }
  /// The strength that pulls its error to zero.
  ///
  /// UIKIT: what was given up still pulls, stronger than any constraint that may fail (the engine's tables of the errors
  /// of broken constraints, `_brokenConstraintPositiveErrors` and `…NegativeErrors`, in dumps of its class), where it is
  /// about one variable: a row of one repository is as high as a broken height can make it. An equality between several
  /// yields to the natural sizes of views (stored frames of 4 documents of 3 repositories).
  @inline(__always) var pull: Float {
    guard flags.contains(.broken) else { return priority }
    return relationValue == 0 && count > 1 ? Self.faintPull : Float(1000).nextDown
  }
  /// What still decides where nothing else does.
  static let faintPull: Float = 0.01
}

/// A group of constraints that share variables, directly or through others; nothing outside touches it.
struct Component: BitwiseCopyable {
  var constraints = PoolArray<Int32>()
  var columns = PoolArray<Int32>()
  /// The columns of the tableau: independent and basic ones.
  var core = PoolArray<Int32>()
  /// In the order of evaluation; the first `rootCount` define independent columns that an equality eliminated.
  var definitions = PoolArray<Definition>()
  var terms = PoolArray<RowTerm>()
  var rows = PoolArray<Row>()
  /// The errors of equations over fixed columns alone.
  var checks = PoolArray<Int32>()
  var rootCount: Int32 = 0
  var pivots: Int32 = 0
  var shifts: Int32 = 0
  var broken: Int32 = 0
  var flags: Flags = []

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let alive = Flags(rawValue: 1)
    /// Constraints came or went: the groups must be formed again.
    static let regroup = Flags(rawValue: 2)
    /// The presolve must run again.
    static let rebuild = Flags(rawValue: 4)
    /// A basic column changed sides: the optimum may be elsewhere.
    static let optimize = Flags(rawValue: 8)
    /// Values changed: definitions must be evaluated.
    static let evaluate = Flags(rawValue: 16)
    static let queued = Flags(rawValue: 32)
    /// No other solution is as good as the present one.
    static let unique = Flags(rawValue: 64)
  }
}
