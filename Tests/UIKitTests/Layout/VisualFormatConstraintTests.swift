import Testing
import UIKit

/// Provenance: documented at `constraints(withVisualFormat:options:metrics:views:)`.
@MainActor @Suite struct VisualFormatConstraintTests {
  @Test func itemsAndNumbers() throws {
    let (container, a, b) = (UIView(), UIView(), UILayoutGuide())
    container.addSubview(a)
    container.addLayoutGuide(b)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[a(>=h@p)]-gap-[b(==a)]|", options: .alignAllLeading,
      metrics: ["h": 40, "p": UILayoutPriority.defaultHigh, "gap": CGFloat(2.5)], views: ["a": a, "b": b])
    try #require(constraints.count == 6)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(constraints[0].firstItem === a && constraints[0].secondItem === container)
    #expect(constraints[0].secondAttribute == .topMargin)
    #expect(constraints[1].relation == .greaterThanOrEqual && constraints[1].constant == 40)
    #expect(constraints[1].priority == .defaultHigh && constraints[1].secondItem == nil)
    #expect(constraints[2].firstItem === b && constraints[2].constant == 2.5)
    #expect(constraints[3].firstAttribute == .height && constraints[3].secondItem === a)
    #expect(constraints[4].firstItem === container && constraints[4].secondItem === b)
    #expect(constraints[5].firstAttribute == .leading && constraints[5].secondAttribute == .leading)
  }

  @Test func swiftNumbersAndFoundationNumbers() {
    let view = UIView()
    for value in [7 as Any, 7.0, Float(7), NSNumber(value: 7), UInt8(7)] {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "[v(m)]", metrics: ["m": value], views: ["v": view])
      #expect(made.first?.constant == 7)
    }
  }
}
