import DarwinShims
import Foundation
import Testing

/// Provenance: documented, <https://developer.apple.com/documentation/foundation/nsexpression>; whole numbers divide as such.
struct ExpressionTests {
  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1+2)*3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("2 ** 3 ** 2", 512), ("-4 + 1", -3),
    ("2 - -3", 5),
    ("10 - 4 - 3", 3), ("sqrt(16)", 4), ("sum({1, 2, 3})", 6), ("average({1, 2})", 1.5), ("max(2, 9)", 9),
    ("1e3", 1000),
    ("abs(-2.5)", 2.5), ("6×7", 42), ("9223372036854775807 + 1", 9.223372036854775807e18),
  ])
  func arithmetic(text: String, value: Double) {
    let result = FormatExpression(format: text).expressionValue(with: nil, context: nil)
    #expect((result as? NSNumber)?.doubleValue == value)
  }

  @Test func objectsAndVariables() {
    let object = ["a": ["b": 4]]
    #expect(
      (FormatExpression(format: "a.b * %@", 2).expressionValue(with: object, context: nil) as? NSNumber)?.intValue == 8)
    #expect(FormatExpression(format: "%K", "a.b").expressionValue(with: object, context: nil) as? Int == 4)
    #expect(FormatExpression(forKeyPath: "a.b").keyPath == "a.b")
    #expect(FormatExpression(format: "$x").expressionValue(with: nil, context: ["x": "y"]) as? String == "y")
    let function = FormatExpression(forFunction: "multiply:by:", arguments: [FormatExpression(forConstantValue: 3), 4])
    #expect((function.expressionValue(with: nil, context: nil) as? NSNumber)?.intValue == 12)
  }
}
