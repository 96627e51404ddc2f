import AutoLayoutEngine
import Foundation

/// Constraint records as short equations, so that expectations read like the constraints they mean.
func equation<Item>(_ record: ConstraintRecord<Item>, _ name: (Item) -> String) -> String {
  func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
  var text = "\(name(record.firstItem)).\(record.firstAttribute.name) \(record.relation.symbol) "
  if let second = record.secondItem {
    if record.multiplier != 1 { text += number(record.multiplier) + "*" }
    text += "\(name(second)).\(record.secondAttribute.name)"
    if record.constant != 0 {
      text += (record.constant < 0 ? " - " : " + ") + number(abs(record.constant))
    }
  } else {
    text += number(record.constant)
  }
  if record.priority != 1000 { text += " @" + number(CGFloat(record.priority)) }
  return text
}
