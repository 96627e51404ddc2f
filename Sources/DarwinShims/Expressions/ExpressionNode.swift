internal import Foundation

/// What an expression is made of.
indirect enum ExpressionNode {
  case constant(Any?)
  case object
  case variable(String)
  case keyPath(String)
  /// The value at a key path of another value than the object: `$name.path`.
  case pathOf(ExpressionNode, String)
  case function(String, [ExpressionNode])
  case aggregate([ExpressionNode])

  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): value
    case .object: object
    case .variable(let name): variables[name]
    case .keyPath(let path): KeyedValue.value(of: object, path: path)
    case .pathOf(let node, let path): KeyedValue.value(of: node.value(of: object, variables), path: path)
    case .aggregate(let nodes): nodes.map { $0.value(of: object, variables) ?? NSNull() }
    case .function(let name, let nodes): ExpressionFunction.value(name, nodes.map { $0.value(of: object, variables) })
    }
  }
}

extension ExpressionNode {
  /// Whether both say the same, with equal values.
  func isSame(as other: ExpressionNode) -> Bool {
    switch (self, other) {
    case (.constant(let one as [Any]), .constant(let other as [Any])):
      one.count == other.count && zip(one, other).allSatisfy { KeyedValue.isEqual($0, $1, options: []) }
    case (.constant(let one), .constant(let other)): KeyedValue.isEqual(one, other, options: [])
    default: description == other.description
    }
  }
}

extension ExpressionNode: CustomStringConvertible {
  var description: String {
    switch self {
    case .constant(let text as String): "\"\(text)\""
    case .constant(let value): value.map { "\($0)" } ?? "nil"
    case .object: "SELF"
    case .variable(let name): "$" + name
    case .keyPath(let path): path
    case .pathOf(let node, let path): "\(node).\(path)"
    case .function(let name, let nodes): "\(name)(\(nodes.map(\.description).joined(separator: ", ")))"
    case .aggregate(let nodes): "{\(nodes.map(\.description).joined(separator: ", "))}"
    }
  }
}
