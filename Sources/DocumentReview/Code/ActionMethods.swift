/// The methods that a controller's controls, bar buttons and recognizers call: empty, to be filled.
struct ActionMethods {
  private let names: CodeNames
  private let className: String
  private let hasObjectiveC: Bool
  private var order: [String] = []
  /// Those that are called by selector.
  private var exposed: Set<String> = []

  init(names: CodeNames, className: String, hasObjectiveC: Bool) {
    self.names = names
    self.className = className
    self.hasObjectiveC = hasObjectiveC
  }

  /// The method of a selector in the document; no property is called so.
  mutating func name(of selector: String) -> String {
    let name = CodeNames.identifier(String(selector.prefix { $0 != ":" }))
    let method = names.isUsed(name) ? "\(name)Action" : name
    if !order.contains(method) { order.append(method) }
    return method
  }

  /// The selector of a method, which the language's runtime then has to know.
  mutating func selector(of method: String) -> String {
    exposed.insert(method)
    return hasObjectiveC ? "#selector(\(method))" : selector(of: method, in: className)
  }

  /// The selector of another class's method, which is exposed there.
  func selector(of method: String, in type: String) -> String {
    hasObjectiveC
      ? "#selector(\(type).\(method))" : "Selector(\(CodeValues.string(method)), \(type).\(method))"
  }

  /// A call by those who do not know the class: up the chain of responders.
  mutating func call(_ method: String) -> ActionCall {
    exposed.insert(method)
    return .responders(selector(of: method, in: className), method: method)
  }

  /// A method's lines, with what a selector needs.
  func exposing(_ lines: [String]) -> [String] {
    guard hasObjectiveC else { return lines }
    return lines.map { line in
      exposed.contains { line == "func \($0)() {" } ? "@objc \(line)" : line
    }
  }

  var all: [[String]] {
    order.map { ["\(hasObjectiveC && exposed.contains($0) ? "@objc " : "")func \($0)() {}"] }
  }
}
