/// What one more point costs, priority by priority: constraints of equal priority add up, a stronger priority outweighs
/// every number of weaker ones.
///
/// Kept in place, without an allocation, for up to eight priorities; more make the slope inexact.
public struct ExtentSlope: Sendable {
  /// Descending; zero where unused.
  private var priorities = SIMD8<Float>()
  /// How many constraints of the priority resist. Negative where going on relieves them.
  private var amounts = SIMD8<Float>()
  /// False when more priorities met than there is room for.
  public var isExact: Bool { !amounts[7].isNaN }

  /// Costs nothing.
  public static let zero = ExtentSlope()

  private init() {}

  /// One constraint of `priority`; none at zero.
  @inline(__always)
  public init(_ priority: Float, _ amount: Float = 1) {
    guard priority > 0, amount != 0 else { return }
    priorities[0] = priority
    amounts[0] = amount
  }

  private static let tolerance: Float = 1e-4

  /// Whether nothing is paid.
  public var isZero: Bool { isExact && priorities[0] == 0 }

  /// The priorities and their amounts, from the strongest down.
  public var entries: [(priority: Float, amount: Float)] {
    (0..<8).filter { priorities[$0] > 0 }.map { (priorities[$0], amounts[$0]) }
  }

  /// The amount at `priority`.
  public func amount(at priority: Float) -> Float {
    for place in 0..<8 where priorities[place] == priority { return amounts[place] }
    return 0
  }

  /// Adds an amount at a priority.
  public mutating func add(_ priority: Float, _ amount: Float) {
    guard priority > 0, amount != 0 else { return }
    var place = 0
    while place < 8, priorities[place] > priority { place += 1 }
    guard place < 8 else { return amounts[7] = .nan }
    if priorities[place] == priority {
      amounts[place] += amount
      if abs(amounts[place]) < Self.tolerance { remove(place) }
      return
    }
    let isFull = priorities[7] > 0 || !isExact
    var cursor = 7
    while cursor > place {
      priorities[cursor] = priorities[cursor - 1]
      amounts[cursor] = amounts[cursor - 1]
      cursor -= 1
    }
    priorities[place] = priority
    amounts[place] = amount
    if isFull { amounts[7] = .nan }
  }

  private mutating func dropZeros() {
    var place = 0
    while place < 8 {
      if priorities[place] > 0, abs(amounts[place]) < Self.tolerance { remove(place) } else { place += 1 }
    }
  }

  private mutating func remove(_ place: Int) {
    let wasExact = isExact
    if !wasExact { amounts[7] = 0 }
    for cursor in place..<7 {
      priorities[cursor] = priorities[cursor + 1]
      amounts[cursor] = amounts[cursor + 1]
    }
    priorities[7] = 0
    amounts[7] = wasExact ? 0 : .nan
  }

  /// Adds priority by priority.
  public static func += (a: inout ExtentSlope, b: ExtentSlope) {
    if a.priorities == b.priorities {
      a.amounts += b.amounts
      if any((a.amounts * a.amounts) .< (tolerance * tolerance) .& a.priorities .> 0) { a.dropZeros() }
      return
    }
    for place in 0..<8 where b.priorities[place] > 0 { a.add(b.priorities[place], b.amounts[place]) }
    if !b.isExact { a.amounts[7] = .nan }
  }

  /// The sum, priority by priority.
  public static func + (a: ExtentSlope, b: ExtentSlope) -> ExtentSlope {
    var sum = a
    sum += b
    return sum
  }

  /// The same amounts with the other sign.
  public static prefix func - (a: ExtentSlope) -> ExtentSlope {
    var result = a
    result.amounts = -a.amounts
    return result
  }

  /// The amounts times a factor.
  public func scaled(by factor: Float) -> ExtentSlope {
    var result = self
    result.amounts *= factor
    return result
  }

  /// −1, 0 or 1: which of the two costs less, the strongest priority first.
  public func compared(to other: ExtentSlope) -> Int {
    if priorities[0] != other.priorities[0] {
      return priorities[0] > other.priorities[0] ? (amounts[0] > 0 ? 1 : -1) : (other.amounts[0] > 0 ? -1 : 1)
    }
    var (i, j) = (0, 0)
    while true {
      let (p, q) = (i < 8 ? priorities[i] : 0, j < 8 ? other.priorities[j] : 0)
      if p == 0, q == 0 { return 0 }
      let difference: Float
      if p == q {
        difference = amounts[i] - other.amounts[j]
        i += 1
        j += 1
      } else if p > q {
        difference = amounts[i]
        i += 1
      } else {
        difference = -other.amounts[j]
        j += 1
      }
      if difference > Self.tolerance { return 1 }
      if difference < -Self.tolerance { return -1 }
    }
  }

  /// 1, 0 or -1, by the strongest priority that has an amount.
  public var sign: Int { compared(to: .zero) }
}
