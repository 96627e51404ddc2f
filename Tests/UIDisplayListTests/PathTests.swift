import Foundation
import Testing
import UIDisplayList
import UIGeometry

@Suite struct PathTests {
  struct Containment: Sendable {
    var path: Path
    var point: CGPoint
    var rule: FillRule = .winding
    var isInside: Bool
  }

  /// Derived: plane geometry.
  static let containments: [Containment] = {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    var ring = circle
    ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    let rounded = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), radius: 20)
    return [
      Containment(path: circle, point: CGPoint(x: 50, y: 50), isInside: true),
      Containment(path: circle, point: CGPoint(x: 14, y: 14), isInside: false),
      Containment(path: circle, point: CGPoint(x: 15, y: 15), isInside: true),
      Containment(path: ring, point: CGPoint(x: 50, y: 50), rule: .winding, isInside: true),
      Containment(path: ring, point: CGPoint(x: 50, y: 50), rule: .evenOdd, isInside: false),
      Containment(path: ring, point: CGPoint(x: 10, y: 50), rule: .evenOdd, isInside: true),
      Containment(path: rounded, point: CGPoint(x: 2, y: 2), isInside: false),
      Containment(path: rounded, point: CGPoint(x: 7, y: 7), isInside: true),
      Containment(path: Path(), point: .zero, isInside: false),
    ]
  }()

  @Test(arguments: containments) func contains(_ fixture: Containment) {
    #expect(fixture.path.contains(fixture.point, rule: fixture.rule) == fixture.isInside)
  }

  struct Arc: Sendable {
    var start: CGFloat
    var end: CGFloat
    var increasing: Bool
    var box: CGRect
  }

  /// Documented: <https://developer.apple.com/documentation/uikit/uibezierpath/init(arccenter:radius:startangle:endangle:clockwise:)>.
  static let arcs = [
    Arc(start: 0, end: .pi / 2, increasing: true, box: CGRect(x: 0, y: 0, width: 10, height: 10)),
    Arc(start: 0, end: .pi / 2, increasing: false, box: CGRect(x: -10, y: -10, width: 20, height: 20)),
    Arc(start: 0, end: .pi, increasing: true, box: CGRect(x: -10, y: 0, width: 20, height: 10)),
    Arc(start: 0, end: .pi, increasing: false, box: CGRect(x: -10, y: -10, width: 20, height: 10)),
    Arc(start: 0, end: 2 * .pi, increasing: true, box: CGRect(x: -10, y: -10, width: 20, height: 20)),
    Arc(start: 0, end: 2 * .pi, increasing: false, box: CGRect(x: -10, y: -10, width: 20, height: 20)),
    Arc(start: -.pi / 2, end: -.pi, increasing: true, box: CGRect(x: -10, y: -10, width: 20, height: 20)),
  ]

  @Test(arguments: arcs) func arc(_ fixture: Arc) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: fixture.start, endAngle: fixture.end, increasing: fixture.increasing)
    let box = path.boundingBox
    for (actual, expected) in [
      (box.minX, fixture.box.minX), (box.minY, fixture.box.minY), (box.maxX, fixture.box.maxX),
      (box.maxY, fixture.box.maxY),
    ] { #expect(abs(actual - expected) < 0.01) }
  }

  @Test func tangentArcTouchesBothLines() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
    #expect(abs(path.boundingBox.maxX - 100) < 0.01)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 100) < 1e-6 && abs(end.y - 30) < 1e-6)
    #expect(!path.contains(CGPoint(x: 97, y: 3)))
  }

  @Test func boundingBoxesOfACurve() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    #expect(path.controlBoundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(abs(path.boundingBox.height - 75) < 1e-9)
    #expect(Path().boundingBox.isNull)
  }

  @Test func capsuleOfContinuousCornersEndsInCircles() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let capsule = Path(roundedRect: rect, radius: 20, curve: .continuous)
    for degrees in stride(from: 95.0, to: 265, by: 10) {
      let angle = degrees / 180 * Double.pi
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      #expect(capsule.contains(CGPoint(x: 20 + 19.9 * direction.x, y: 20 + 19.9 * direction.y)))
      #expect(!capsule.contains(CGPoint(x: 20 + 20.1 * direction.x, y: 20 + 20.1 * direction.y)))
    }
  }

  @Test func recognisesRectangles() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 60)
    #expect(Path(rect: rect).asRect == rect)
    #expect(Path(rect: rect).applying(CGAffineTransform(rotationAngle: 1)).asRect == nil)
    #expect(Path(ellipseIn: rect).asRect == nil)
    #expect(Path(roundedRect: rect, radius: 0).asRect == rect)
  }

  @Test func ignoresCurvesWithoutCurrentPoint() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.move(to: CGPoint(x: 5, y: 5))
    #expect(path.elements.count == 1)
  }
}
