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
    var parser = PredicateParser(format, arguments ?? [])
    do {
      let test = try parser.parse()
      self.init { object, _ in test(object) }
    } catch {
      fatalError("Unable to parse the format string \"\(format)\"")
    }
  }
}
