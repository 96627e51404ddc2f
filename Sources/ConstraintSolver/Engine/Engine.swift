/// The state behind ``Solver``: flat tables addressed by dense numbers.
///
/// 1. Changes mark components (`Engine+Edits`). 2. `solve` forms the components again where constraints came or went
/// (`Engine+Grouping`), 3. turns required equalities into definitions and the rest into rows (`Engine+Presolve`), 4. optimises strength
/// by strength (`Engine+Simplex`), and 5. publishes the values that changed (`Engine+Publishing`).
struct Engine: ~Copyable {
  var columns = Buffer<Column>()
  /// What `value(of:)` answers, by column.
  var values = Buffer<Double>()
  /// A dense vector that is zero between uses, by column.
  var dense = Buffer<Double>()
  var freeColumns = Buffer<Int32>()

  var constraints = Buffer<ConstraintRecord>()
  var freeConstraints = Buffer<Int32>()
  var terms = Buffer<RowTerm>()
  var freeTerms = TermFreeLists()

  var components = Buffer<Component>()
  var freeComponents = Buffer<Int32>()
  var pool = Pool()

  /// Components with something to do.
  var queue = Buffer<Int32>()
  /// Constraints that belong to no component yet.
  var pending = Buffer<Int32>()
  /// Constraints and variables whose number is free once no list mentions them.
  var retiredConstraints = Buffer<Int32>()
  var retiredColumns = Buffer<Int32>()
  var needsGrouping = false
  /// Columns whose `x` changed since it was published.
  var touched = Buffer<Int32>()
  /// Variables whose published value the last solve changed.
  var changed = Buffer<Int32>()

  var scratch = Scratch()
}

/// Working lists of the algorithms, kept for their store.
struct Scratch: ~Copyable {
  var constraints = Buffer<Int32>()
  var columns = Buffer<Int32>()
  var support = Buffer<Int32>()
  var heap = Buffer<Int32>()
  var equations = Buffer<Equation>()
  var slots = Buffer<Slot>()
  var ready = Buffer<Int32>()
  var core = Buffer<Int32>()
  var general = Buffer<Int32>()
  var definitions = Buffer<Definition>()
  var rootDefinitions = Buffer<Definition>()
  var terms = Buffer<RowTerm>()
  var rows = Buffer<Row>()
  var tiers = Buffer<Float>()
  var candidates = Buffer<Int32>()
  var entering = Buffer<Int32>()
  var entries = Buffer<Entry>()
  var events = Buffer<Event>()
}

/// A required equality during the presolve.
struct Equation: BitwiseCopyable {
  var constraint: Int32
  /// Columns of it that are neither fixed nor determined by fixed ones.
  var undetermined: Int32
  /// Columns of it that no definition, hinge or choice settles yet.
  var unknown: Int32
  var isUsed: Bool
}

/// A place where a column occurs in an equation; `next` chains the places of one column.
struct Slot: BitwiseCopyable {
  var next: Int32
  var equation: Int32
}

/// A coefficient of the entering column.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var row: Int32
}

/// A kink that a basic column reaches when the entering column has moved by `step`.
struct Event: BitwiseCopyable {
  var step: Double
  var rate: Double
  var row: Int32
}

/// Blocks of constraint terms that were given back, by size.
struct TermFreeLists: ~Copyable {
  private var lists: [[Int32]] = []

  mutating func take(_ count: Int) -> Int32? {
    count < lists.count ? lists[count].popLast() : nil
  }

  mutating func put(_ start: Int32, count: Int) {
    guard count > 0 else { return }
    while lists.count <= count { lists.append([]) }
    lists[count].append(start)
  }
}
