import DarwinShims
import Testing

/// Formats of predicates, each with what it selects. Source: Apple's Predicate Format String Syntax.
struct PredicateTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let format: String
    var arguments: [String] = []
    let selected: [String]
    var testDescription: String { format }
  }

  static let words = ["Apple", "apricot", "Banana", "cherry", "É"]

  @Test(arguments: [
    Case(format: "SELF == 'Apple'", selected: ["Apple"]),
    Case(format: "SELF ==[c] %@", arguments: ["APPLE"], selected: ["Apple"]),
    Case(format: "SELF CONTAINS[c] %@", arguments: ["AN"], selected: ["Banana"]),
    Case(format: "SELF beginswith[c] 'ap'", selected: ["Apple", "apricot"]),
    Case(format: "SELF ENDSWITH 'y' OR SELF LIKE 'B*na'", selected: ["Banana", "cherry"]),
    Case(format: "NOT (SELF MATCHES '[A-Za-z]+')", selected: ["É"]),
    Case(format: "SELF CONTAINS[cd] 'e' AND length < 5", selected: ["É"]),
    Case(format: "SELF IN {'cherry', %@}", arguments: ["Apple"], selected: ["Apple", "cherry"]),
    Case(format: "SELF != nil && length BETWEEN {6, 6}", selected: ["Banana", "cherry"]),
    Case(format: "%K == %@", arguments: ["SELF", "cherry"], selected: ["cherry"]),
    Case(format: "TRUEPREDICATE", selected: words),
  ]) func selects(_ example: Case) {
    let predicate = NSPredicate(format: example.format, argumentArray: example.arguments)
    #expect(Self.words.filter { predicate.evaluate(with: $0) } == example.selected)
  }

  @Test func readsKeys() {
    let people: [[String: Any]] = [["name": "Ada", "age": 36], ["name": "Bob", "age": 7], ["name": "Cy"]]
    func names(_ predicate: NSPredicate) -> [String] {
      people.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String }
    }
    #expect(names(NSPredicate(format: "age > %d", 7)) == ["Ada"])
    #expect(names(NSPredicate(format: "age = nil")) == ["Cy"])
    #expect(names(NSPredicate(format: "ANY SELF.name == 'x' || age >= 7")) == ["Ada", "Bob"])
  }

  @Test func sortsByKeys() {
    let words = NSArray(array: ["pear", "Fig", "apple"])
    let byLength = words.sortedArray(using: [NSSortDescriptor(key: "length", ascending: false)])
    #expect(byLength.compactMap { $0 as? String } == ["apple", "pear", "Fig"])
    let ignoringCase = NSSortDescriptor(
      key: "self", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    #expect(words.sortedArray(using: [ignoringCase]).compactMap { $0 as? String } == ["apple", "Fig", "pear"])
  }

  /// Provenance: a storage of a table's models, which removes the last rows first.
  @Test func sortsPathsOfRows() {
    let paths = NSMutableArray(array: [0, 3, 1].map { IndexPath(index: $0) })
    let last = NSSortDescriptor(key: "self", ascending: false)
    #expect(paths.sortedArray(using: [last]).compactMap { ($0 as? IndexPath)?.first } == [3, 1, 0])
  }

  /// Provenance: a library of forms, which looks for the rows that a row's condition names.
  @Test func variablesHaveValuesThatAreGiven() {
    let predicate = NSPredicate(format: "$age > 18 AND $row.length == 3")
    #expect(predicate.evaluate(with: nil, substitutionVariables: ["age": 20, "row": "abc"]))
    #expect(!predicate.evaluate(with: nil, substitutionVariables: ["age": 20, "row": "ab"]))
    #expect(!predicate.evaluate(with: nil))
  }

  @Test func partsCanBeLookedAt() throws {
    let whole = NSPredicate._formatted(format: "$age > 18 AND NOT (name == 'a' OR $row.text != nil)")
    let parts = try #require((whole as? NSCompoundPredicate)?.subpredicates as? [NSPredicate])
    let age = try #require(parts.first as? FormatComparisonPredicate)
    #expect(age.leftExpression.expressionType == .variable && "\(age.leftExpression)" == "$age")
    #expect(age.rightExpression.expressionType == .constantValue)
    let rest = (parts.last as? NSCompoundPredicate)?.subpredicates.first as? NSCompoundPredicate
    let text = try #require(rest?.subpredicates.last as? FormatComparisonPredicate)
    #expect(text.leftExpression.expressionType == .function && "\(text.leftExpression)" == "$row.text")
    #expect(whole.evaluate(with: ["name": "b"], substitutionVariables: ["age": 19, "row": [:]]))
  }

  /// Documented: two expressions, a modifier, an operator and options.
  @Test func comparisonsOfExpressions() {
    typealias Comparison = FormatComparisonPredicate
    func comparison(
      _ key: String, _ type: Comparison.Operator, _ value: Any, _ modifier: Comparison.Modifier = .direct,
      _ options: Comparison.Options = []
    ) -> Comparison {
      Comparison(
        leftExpression: FormatExpression(forKeyPath: key), rightExpression: FormatExpression(forConstantValue: value),
        modifier: modifier, type: type, options: options)
    }
    let object: [String: Any] = ["name": "Résumé", "year": 1988, "marks": [3, 5]]
    #expect(comparison("name", .contains, "sum", .direct, [.caseInsensitive]).evaluate(with: object))
    #expect(!comparison("name", .contains, "resu").evaluate(with: object))
    #expect(
      comparison("name", .beginsWith, "resu", .direct, [.caseInsensitive, .diacriticInsensitive])
        .evaluate(with: object))
    #expect(comparison("year", .equalTo, 1988).evaluate(with: object))
    #expect(!comparison("year", .lessThan, 1988).evaluate(with: object))
    #expect(comparison("marks", .equalTo, 5, .any).evaluate(with: object))
    #expect(!comparison("marks", .equalTo, 5, .all).evaluate(with: object))
    let made = comparison("marks", .greaterThanOrEqualTo, 3, .all, [.diacriticInsensitive])
    #expect(made.predicateOperatorType == .greaterThanOrEqualTo && made.comparisonPredicateModifier == .all)
    #expect(made.options == [.diacriticInsensitive] && made.leftExpression.keyPath == "marks")
  }

  /// Apple's sample of searching makes a compound predicate of a format.
  @Test func compoundsByTheirFormat() {
    let predicate = NSCompoundPredicate(format: "(SELF.type == %ld)", 2)
    #expect(predicate.evaluate(with: ["type": 2]) && !predicate.evaluate(with: ["type": 3]))
  }
}
