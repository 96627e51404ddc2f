internal import CoreGraphics
internal import Foundation
internal import UIDisplayList

/// Paths in keyed archives.
extension UIBezierPath {
  func writeStyle(_ coder: NSCoder) {
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidthKey")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyleKey")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyleKey")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimitKey")
    coder.encode(Double(flatness), forKey: "UIBezierPathFlatnessKey")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRuleKey")
    coder.encode(Double(dashPhase), forKey: "UIBezierPathDashPhaseKey")
    coder.encode(Self.words(dashes) as NSString, forKey: "UIBezierPathDashPatternKey")
  }

  func readStyle(_ coder: NSCoder) {
    func value(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    lineWidth = value("UIBezierPathLineWidthKey")
    lineCapStyle = .init(rawValue: .init(coder.decodeInteger(forKey: "UIBezierPathLineCapStyleKey"))) ?? .butt
    lineJoinStyle = .init(rawValue: .init(coder.decodeInteger(forKey: "UIBezierPathLineJoinStyleKey"))) ?? .miter
    miterLimit = value("UIBezierPathMiterLimitKey")
    flatness = value("UIBezierPathFlatnessKey")
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRuleKey")
    dashPhase = value("UIBezierPathDashPhaseKey")
    let pattern = coder.decodeObject(of: NSString.self, forKey: "UIBezierPathDashPatternKey") as String?
    dashes = Self.numbers(pattern ?? "")
  }

  fileprivate static func words(_ numbers: [CGFloat]) -> String {
    numbers.map { "\(Double($0))" }.joined(separator: " ")
  }
  fileprivate static func numbers(_ words: String) -> [CGFloat] {
    words.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
  }
}

extension Path {
  private static let key = "UIBezierPathElementsKey"

  /// Elements as letters of SVG's paths, each followed by its numbers.
  func write(to coder: NSCoder) {
    func words(_ letter: String, _ points: CGPoint...) -> String {
      ([letter] + points.map { UIBezierPath.words([$0.x, $0.y]) }).joined(separator: " ")
    }
    let lines = elements.map { element in
      switch element {
      case .move(let point): words("M", point)
      case .line(let point): words("L", point)
      case .quad(let point, let control): words("Q", control, point)
      case .cubic(let point, let control1, let control2): words("C", control1, control2, point)
      case .close: words("Z")
      }
    }
    coder.encode(lines.joined(separator: "\n") as NSString, forKey: Self.key)
  }

  init?(archive coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: Self.key),
      let text = coder.decodeObject(of: NSString.self, forKey: Self.key) as String?
    else { return nil }
    self.init()
    for line in text.split(separator: "\n") {
      let numbers = UIBezierPath.numbers(String(line.dropFirst()))
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      switch (line.first, points.count) {
      case ("M", 1): move(to: points[0])
      case ("L", 1): addLine(to: points[0])
      case ("Q", 2): addQuadCurve(to: points[1], control: points[0])
      case ("C", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("Z", 0): close()
      default: return nil
      }
    }
  }
}
