import Foundation
import QuartzCore
import Testing
import UIDisplayList

@MainActor
@Suite struct LayerTests {
  /// Documented: <https://developer.apple.com/documentation/quartzcore/calayer/frame>.
  @Test func frameFollowsPositionAnchorAndTransform() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 100)
    #expect(layer.frame == CGRect(x: 150, y: 75, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 200, y: 100, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 200, y: 100, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test func sublayersKeepTheirOrder() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    root.addSublayer(layers[0])
    root.addSublayer(layers[1])
    root.insertSublayer(layers[2], at: 0)
    root.insertSublayer(layers[3], above: layers[0])
    let expected = [layers[2], layers[0], layers[3], layers[1]]
    let isExpected = root.sublayers?.elementsEqual(expected, by: ===) ?? false
    #expect(isExpected)
    root.insertSublayer(layers[1], below: layers[2])
    #expect(root.sublayers?.first === layers[1])
    let other = CALayer()
    root.replaceSublayer(layers[0], with: other)
    #expect(layers[0].superlayer == nil && other.superlayer === root)
    other.removeFromSuperlayer()
    #expect(root.sublayers?.count == 3)
  }

  @Test func convertsBetweenBranches() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    let (a, b) = (CALayer(), CALayer())
    a.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    b.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    b.bounds.origin = CGPoint(x: 5, y: 0)
    root.addSublayer(a)
    root.addSublayer(b)
    #expect(a.convert(CGPoint(x: 1, y: 2), to: b) == CGPoint(x: -84, y: -78))
    #expect(root.hitTest(CGPoint(x: 12, y: 22)) === b)
    root.position = CGPoint(x: 100, y: 100)
    #expect(root.hitTest(CGPoint(x: 12, y: 22)) === a)
  }

  /// Documented: a border is drawn above the contents and the sublayers.
  @Test func recordsBorderAboveSublayers() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.backgroundColor = .white
    root.borderWidth = 1
    let child = CALayer()
    child.frame = root.bounds
    child.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.addSublayer(child)
    let commands = LayerRecorder.recordContents(of: root).commands
    #expect(commands.first == .fillRect(root.bounds, .color(.white)))
    guard case .fillPath(_, .color(.black), .evenOdd) = commands.last else {
      Issue.record("no border at the end")
      return
    }
  }

  @Test func opacityAndMaskGroupTheWholeLayer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .black
    layer.opacity = 0.5
    let mask = CALayer()
    mask.frame = layer.bounds
    mask.backgroundColor = .black
    layer.mask = mask
    let styles = LayerRecorder.record(layer).commands.compactMap { command -> LayerStyle? in
      if case .beginLayer(let style) = command { return style }
      return nil
    }
    #expect(styles.count == 1 && styles[0].alpha == 0.5 && styles[0].mask != nil)
    layer.isHidden = true
    #expect(LayerRecorder.record(layer).isEmpty)
  }

  @Test func zPositionDecidesDrawingOrder() {
    let root = CALayer()
    let (a, b) = (CALayer(), CALayer())
    for layer in [a, b] {
      layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      root.addSublayer(layer)
    }
    a.backgroundColor = .black
    b.backgroundColor = .white
    a.zPosition = 1
    let fills = LayerRecorder.recordContents(of: root).commands.compactMap { command -> Paint? in
      if case .fillRect(_, let paint) = command { return paint }
      return nil
    }
    #expect(fills == [.color(.white), .color(.black)])
  }
}

@Suite struct TransformTests {
  @Test func invertsAndConcatenates() {
    var t = CATransform3DMakeRotation(1, 0, 0, 1)
    t = CATransform3DTranslate(t, 3, 4, 5)
    let unit = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(abs(unit.m11 - 1) < 1e-12 && abs(unit.m41) < 1e-12 && abs(unit.m12) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    let affine = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    #expect(abs(CGPoint(x: 1, y: 0).applying(affine).y - 1) < 1e-12)
  }
}
