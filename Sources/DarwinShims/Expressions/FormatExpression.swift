public import Foundation

/// An expression that is read from text, evaluated for an object: arithmetic, key paths, functions.
///
/// Foundation on Linux has an `NSExpression` that cannot be made. A module whose sources use one gets this under that name.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsexpression>
///
/// DEVIATION: subqueries, blocks, conditions and functions of one's own are not read.
open class FormatExpression: NSObject {
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject, variable, keyPath, function
    case aggregate = 14
  }

  let node: ExpressionNode

  /// Traps when the format cannot be read, as Apple's does.
  public convenience init(format expressionFormat: String, _ arguments: Any?...) {
    self.init(format: expressionFormat, argumentArray: arguments.map { $0 ?? NSNull() })
  }
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var parser = ExpressionParser(expressionFormat, arguments)
    guard let node = try? parser.parse() else {
      fatalError("Unable to parse the format string \"\(expressionFormat)\"")
    }
    self.init(node)
  }
  public convenience init(forConstantValue value: Any?) { self.init(.constant(value)) }
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let nodes = parameters.map { ($0 as? FormatExpression)?.node ?? .constant($0) }
    self.init(.function(name.split(separator: ":").first.map(String.init) ?? name, nodes))
  }
  public convenience init(forAggregate subexpressions: [FormatExpression]) {
    self.init(.aggregate(subexpressions.map(\.node)))
  }
  open class func expressionForEvaluatedObject() -> FormatExpression { FormatExpression(.object) }

  init(_ node: ExpressionNode) {
    self.node = node
    super.init()
  }

  open var expressionType: ExpressionType {
    switch node {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .function, .pathOf: .function
    case .aggregate: .aggregate
    }
  }
  open override var description: String { node.description }
  open var constantValue: Any? { if case .constant(let value) = node { value } else { nil } }
  /// The name of a variable; empty for what is none.
  open var variable: String { if case .variable(let name) = node { name } else { "" } }
  open var keyPath: String { if case .keyPath(let path) = node { path } else { "" } }

  /// The value for an object. `context` holds the values of variables by their names.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    node.value(of: object, context as? [String: Any] ?? [:])
  }
}
