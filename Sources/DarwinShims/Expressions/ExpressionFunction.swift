internal import Foundation

/// The functions of expressions by their names.
enum ExpressionFunction {
  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    if arguments.count == 2, let operation = operations[name] {
      return combined(arguments[0], arguments[1], operation)
    }
    let numbers = numbers(arguments)
    if let function = functions[name], let first = numbers.first { return NSNumber(value: function(first)) }
    switch name {
    case "count": return KeyedValue.elements(of: arguments.first ?? nil).map { NSNumber(value: $0.count) }
    case "sum": return NSNumber(value: numbers.reduce(0, +))
    case "average": return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "min": return numbers.min().map { NSNumber(value: $0) }
    case "max": return numbers.max().map { NSNumber(value: $0) }
    case "now": return Date()
    case "random": return NSNumber(value: Double.random(in: 0..<1))
    case "uppercase": return KeyedValue.text(arguments.first ?? nil)?.uppercased()
    case "lowercase": return KeyedValue.text(arguments.first ?? nil)?.lowercased()
    default: return nil
    }
  }

  /// Of a list its elements, else the arguments.
  private static func numbers(_ arguments: [Any?]) -> [Double] {
    let values = arguments.count == 1 ? KeyedValue.elements(of: arguments[0]) ?? arguments as [Any] : arguments as [Any]
    return values.compactMap { KeyedValue.number($0) }
  }

  private struct Operation {
    let whole: (Int, Int) -> Int?
    let real: (Double, Double) -> Double
  }

  /// UIKIT: whole numbers stay whole: 7 / 2 is 3. A guess.
  private static func combined(_ left: Any?, _ right: Any?, _ operation: Operation) -> Any? {
    if let a = whole(left), let b = whole(right), let result = operation.whole(a, b) { return NSNumber(value: result) }
    guard let a = KeyedValue.number(left), let b = KeyedValue.number(right) else { return nil }
    return NSNumber(value: operation.real(a, b))
  }

  private static func whole(_ value: Any?) -> Int? {
    switch KeyedValue.opened(value) {
    case let value as NSNumber where "dfD".contains(String(cString: value.objCType)): nil
    case is Double, is Float: nil
    case let value as Int: value
    case let value as NSNumber: value.intValue
    default: nil
    }
  }

  private static var operations: [String: Operation] {
    [
      "add": Operation(whole: { overflow($0.addingReportingOverflow($1)) }, real: +),
      "from": Operation(whole: { overflow($0.subtractingReportingOverflow($1)) }, real: -),
      "multiply": Operation(whole: { overflow($0.multipliedReportingOverflow(by: $1)) }, real: *),
      "divide": Operation(whole: { $1 == 0 ? nil : $0 / $1 }, real: /),
      "modulus": Operation(whole: { $1 == 0 ? nil : $0 % $1 }, real: { $0.truncatingRemainder(dividingBy: $1) }),
      "raise": Operation(whole: { _, _ in nil }, real: { pow($0, $1) }),
    ]
  }

  private static func overflow(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
    result.overflow ? nil : result.partialValue
  }

  private static var functions: [String: (Double) -> Double] {
    [
      "sqrt": { $0.squareRoot() }, "abs": { abs($0) }, "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
      "trunc": { $0.rounded(.towardZero) }, "exp": { exp($0) }, "ln": { log($0) }, "log": { log10($0) },
      "negate": { -$0 },
    ]
  }
}
