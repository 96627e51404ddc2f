extension NSPredicate {
  /// A predicate by its format: comparisons, string operators with `[cd]`, `IN`, `BETWEEN`, `ANY`, `AND`, `OR`, `NOT`.
  ///
  /// Traps when the format cannot be read, as Apple's does.
  ///
  /// Source: <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html>
  ///
  /// DEVIATION: functions, subqueries and aggregates other than `@count` are not read.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  /// A predicate by its format.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    let node = Self.read(format, arguments)
    self.init { object, variables in node.holds(for: object, variables ?? [:]) }
  }

  /// A predicate whose parts can be looked at: compounds and comparisons.
  ///
  /// An initializer gives an object of its own class; on Apple's systems it gives one of these.
  public static func _formatted(format: String, _ arguments: Any?...) -> NSPredicate {
    _formatted(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
  }
  public static func _formatted(format: String, argumentArray arguments: [Any]?) -> NSPredicate {
    read(format, arguments).predicate
  }

  private static func read(_ format: String, _ arguments: [Any]?) -> PredicateNode {
    var parser = PredicateParser(format, arguments ?? [])
    guard let node = try? parser.parse() else { fatalError("Unable to parse the format string \"\(format)\"") }
    return node
  }
}

extension NSCompoundPredicate {
  /// A predicate by its format, as the only part of a compound one: Apple's class inherits the initializer. Generic, since
  /// an extension overrides no initializer.
  public convenience init<First>(format: String, _ first: First, _ others: Any?...) {
    let arguments = [first as Any?] + others
    self.init(type: .and, subpredicates: [NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })])
  }
}
