import CoreGraphics
import Foundation
import Testing
import UIDisplayList

@testable import QuartzCore

/// What layers show while they animate, and which changes animate by themselves.
@MainActor
struct LayerMotionTests {
  private func withClock(_ body: (MediaClock) throws -> Void) rethrows {
    let old = MediaClock.current
    let clock = MediaClock(virtualTime: 10)
    MediaClock.current = clock
    defer { MediaClock.current = old }
    try body(clock)
  }

  private func fade(_ keyPath: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
    return animation
  }

  /// Provenance: a presentation layer is a copy of the layer as it is shown (Apple's page on `presentation()`).
  @Test func aShapeKeepsItsLookWhileItAnimates() throws {
    try withClock { clock in
      let layer = CAShapeLayer()
      layer.lineCap = .round
      layer.lineJoin = .bevel
      layer.fillRule = .evenOdd
      layer.lineDashPattern = [4, 2]
      layer.lineDashPhase = 3
      layer.miterLimit = 2
      layer.magnificationFilter = .nearest
      layer.compositingFilter = "multiplyBlendMode"
      layer.add(fade("strokeEnd", 0, 1), forKey: "draw")
      clock.advance(by: 1)
      let shown = try #require(layer.presentation())
      #expect(shown !== layer && shown.strokeEnd == 0.5)
      #expect(shown.lineCap == .round && shown.lineJoin == .bevel && shown.fillRule == .evenOdd)
      #expect(shown.lineDashPattern == [4, 2] && shown.lineDashPhase == 3 && shown.miterLimit == 2)
      #expect(shown.magnificationFilter == .nearest && shown.compositingFilter as? String == "multiplyBlendMode")
    }
  }

  private func masks(_ root: CALayer) -> [DisplayList] {
    LayerRecorder.recordContents(of: root, showsAnimations: true).commands.compactMap { command in
      if case .beginLayer(let style) = command { return style.mask }
      return nil
    }
  }

  @Test func masksShowAndMove() {
    withClock { clock in
      let (root, layer, mask) = (CALayer(), CALayer(), CALayer())
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.backgroundColor = .white
      mask.frame = layer.bounds
      mask.backgroundColor = .black
      layer.mask = mask
      root.addSublayer(layer)
      layer.add(fade("position.x", 0, 100), forKey: "move")
      clock.advance(by: 0.5)
      #expect(masks(root).count == 1)
      mask.add(fade("position.x", 0, 100), forKey: "reveal")
      let first = masks(root)
      clock.advance(by: 0.5)
      #expect(first.count == 1 && masks(root).count == 1 && masks(root) != first)
    }
  }

  /// Provenance: "Animatable" on Apple's pages of the properties; paths alone "do not support implicit animation".
  @Test func shapesAndGradientsAnimateByThemselves() {
    withClock { _ in
      let (root, shape, gradient) = (CALayer(), CAShapeLayer(), CAGradientLayer())
      root.addSublayer(shape)
      root.addSublayer(gradient)
      CATransaction.flush()
      shape.strokeEnd = 0.5
      shape.strokeStart = 0.1
      shape.lineWidth = 4
      shape.lineDashPhase = 4
      shape.miterLimit = 4
      shape.strokeColor = .white
      shape.fillColor = .white
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      shape.shadowPath = shape.path
      let keys = ["strokeEnd", "strokeStart", "lineWidth", "lineDashPhase", "miterLimit", "strokeColor", "fillColor"]
      #expect(shape.animationKeys() == keys)
      gradient.colors = [CGColor.black, CGColor.white]
      gradient.locations = [0, 1]
      gradient.startPoint = .zero
      gradient.endPoint = CGPoint(x: 1, y: 1)
      gradient.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      gradient.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      let others = ["colors", "locations", "startPoint", "endPoint", "sublayerTransform", "contentsRect"]
      #expect(gradient.animationKeys() == others)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      shape.removeAllAnimations()
      shape.strokeEnd = 1
      CATransaction.commit()
      #expect(shape.animationKeys() == nil)
    }
  }

  /// Provenance: public answers tell that what is new in the tree animates after a flush alone.
  @Test func whatNobodyHasSeenDoesNotAnimate() {
    withClock { clock in
      let (root, layer) = (CALayer(), CAShapeLayer())
      root.addSublayer(layer)
      layer.opacity = 0.5
      layer.lineWidth = 2
      #expect(layer.animationKeys() == nil)
      clock.advance(by: 0.1)
      layer.opacity = 1
      layer.lineWidth = 1
      #expect(layer.animationKeys() == ["opacity", "lineWidth"])
    }
  }

  private func shares(_ root: CALayer) -> [Double] {
    LayerRecorder.recordContents(of: root, showsAnimations: true).commands.compactMap { command in
      if case .beginLayer(let style) = command, style.blendMode == .plusLighter { return style.alpha }
      return nil
    }
  }

  /// Provenance: Core Animation's guide: contents animate, by a cross fade.
  @Test func contentsFade() throws {
    let bitmap = try #require(ImageBitmap(width: 1, height: 1, bytes: [255, 255, 255, 255]))
    withClock { clock in
      let (root, layer) = (CALayer(), CALayer())
      let (old, new) = (CGImage(bitmap), CGImage(bitmap))
      layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      layer.contents = old
      root.addSublayer(layer)
      #expect(layer.animationKeys() == nil)
      clock.advance(by: 0.1)
      layer.contents = new
      #expect(layer.animationKeys() == ["contents"])
      clock.advance(by: 0.1)
      #expect(shares(root).count == 2 && abs(shares(root).reduce(0, +) - 1) < 1e-9)
      clock.advance(by: 1)
      #expect(shares(root).isEmpty && layer.contents as? CGImage === new)
    }
  }

  private final class Recorder: CAAction {
    var events: [String] = []
    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) { events.append(event) }
  }

  /// Provenance: Core Animation's guide, table of animatable properties, and `kCAOnOrderIn`.
  @Test func actionsAreAskedForEveryChange() {
    let (root, layer, action) = (CALayer(), CALayer(), Recorder())
    let keys = ["hidden", "masksToBounds", "contents", "mask", "sublayers", kCAOnOrderIn, kCAOnOrderOut]
    layer.actions = Dictionary(uniqueKeysWithValues: keys.map { ($0, action) })
    root.addSublayer(layer)
    CATransaction.flush()
    layer.isHidden = true
    layer.isHidden = true
    layer.masksToBounds = true
    layer.contents = 1
    layer.mask = CALayer()
    layer.addSublayer(CALayer())
    layer.removeFromSuperlayer()
    #expect(action.events == [kCAOnOrderIn, "hidden", "masksToBounds", "contents", "mask", "sublayers", kCAOnOrderOut])
  }

  /// Provenance: Apple's pages on both methods and on the properties' defaults.
  @Test func defaultsAndArchives() {
    #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect((CALayer.defaultValue(forKey: "opacity") as? NSNumber)?.doubleValue == 1)
    #expect((CAShapeLayer.defaultValue(forKey: "lineWidth") as? NSNumber)?.doubleValue == 1)
    #expect(CALayer.defaultValue(forKey: "own") == nil)
    #expect(CALayer().shouldArchiveValue(forKey: "opacity"))
  }

  /// Provenance: Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias control", 1984.
  @Test func tensionContinuityAndBias() throws {
    func value(_ time: Double, _ tension: Double, _ continuity: Double, _ bias: Double) -> Double {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0.0, 10.0, 40.0]
      animation.calculationMode = .cubic
      animation.tensionValues = [tension, tension, tension] as [NSNumber]
      animation.continuityValues = [continuity, continuity, continuity] as [NSNumber]
      animation.biasValues = [bias, bias, bias] as [NSNumber]
      return Double(Keyframes(animation).value(at: time) as? CGFloat ?? -1)
    }
    // Tight: no slope at the values.
    #expect(abs(value(0.125, 1, 0, 0) - 10 * (3 * 0.0625 - 2 * 0.015625)) < 1e-9)
    // Zeros are a Catmull-Rom spline: the slope at the second value is half of 40.
    #expect(abs(value(0.25, 0, 0, 0) - (0.5 * 10 + 0.125 * (5 - 20))) < 1e-9)
    // Bias 1: the slope at the second value is that of the way to it.
    #expect(abs(value(0.25, 0, 0, 1) - (0.5 * 10 + 0.125 * (0 - 10))) < 1e-9)
    // Continuity −1: straight pieces.
    #expect(abs(value(0.625, 0, -1, 0) - 17.5) < 1e-9)
  }

  /// Provenance: Core Animation's guide, key paths of `CATransform3D`.
  @Test(arguments: ["x", "y", "z"])
  func turnsAboutEachAxis(_ axis: String) throws {
    try withClock { clock in
      let layer = CALayer()
      layer.transform.m34 = -1 / 500
      layer.add(fade("transform.rotation.\(axis)", 0, Double.pi), forKey: "flip")
      clock.advance(by: 0.5)
      let shown = try #require(layer.presentation()).transform
      let vector: (CGFloat, CGFloat, CGFloat) = (axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      let wanted = CATransform3DRotate(perspective, .pi / 4, vector.0, vector.1, vector.2)
      for (a, b) in zip(shown.rows.joined(), wanted.rows.joined()) { #expect(abs(a - b) < 1e-6) }
      let other = CALayer()
      for angle in [0.5, 2.5, -3] {
        other.setValue(angle, forKeyPath: "transform.rotation.\(axis)")
        let read = try #require(other.value(forKeyPath: "transform.rotation.\(axis)") as? NSNumber)
        #expect(abs(read.doubleValue - angle) < 1e-6)
      }
    }
  }

  @Test func partsOfTransforms() throws {
    let layer = CALayer()
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
    layer.setValue(5, forKeyPath: "transform.translation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGPoint(x: 7, y: 8), forKeyPath: "anchorPoint")
    layer.setValue(6, forKeyPath: "anchorPoint.x")
    let t = layer.transform
    #expect(t.m41 == 3 && t.m42 == 4 && t.m43 == 5)
    #expect(abs(t.m11 - 2) < 1e-9 && abs(t.m22 - 2) < 1e-9 && abs(t.m33 - 2) < 1e-9)
    #expect(layer.anchorPoint == CGPoint(x: 6, y: 8))
    #expect((layer.value(forKeyPath: "transform.scale.z") as? NSNumber)?.doubleValue == 2)
  }

  /// Provenance: turns are turned, not cut short: a quarter turn's half is an eighth.
  @Test func halfAQuarterTurnInSpace() throws {
    try withClock { clock in
      let layer = CALayer()
      let end = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      layer.add(fade("transform", CATransform3DIdentity, end), forKey: "t")
      clock.advance(by: 1)
      let shown = try #require(layer.presentation()).transform
      #expect(abs(shown.m11 - cos(.pi / 4)) < 1e-6 && abs(shown.m22 - 1) < 1e-6 && abs(shown.m33 - cos(.pi / 4)) < 1e-6)
    }
  }

  /// Provenance: Apple's page on `anchorPointZ`: the anchor's place along z, about which transforms turn.
  @Test func theAnchorHasADepth() {
    let (root, layer) = (CALayer(), CALayer())
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(layer)
    layer.anchorPointZ = 20
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    // The middle lies 20 behind the anchor, and comes to lie beside it.
    #expect(abs(abs(layer.convert(CGPoint(x: 5, y: 5), to: root).x) - 20) < 1e-6)
  }

  /// Provenance: Apple's page on `contentsAreFlipped()`: an odd number of flipped layers from here up.
  @Test func flipsAreCounted() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    root.isGeometryFlipped = true
    #expect(layer.contentsAreFlipped())
    layer.isGeometryFlipped = true
    #expect(!layer.contentsAreFlipped() && root.contentsAreFlipped())
  }

  /// Provenance: Apple's page on `isGeometryFlipped`: sublayers are placed with the origin at the lower left.
  @Test func flippedLayersPlaceSublayersFromBelow() {
    let (root, flipped, layer) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(flipped)
    flipped.addSublayer(layer)
    flipped.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.frame = CGRect(x: 0, y: 10, width: 10, height: 10)
    flipped.isGeometryFlipped = true
    #expect(layer.convert(layer.bounds, to: root) == CGRect(x: 0, y: 80, width: 10, height: 10))
    #expect(flipped.hitTest(CGPoint(x: 5, y: 85)) === layer)
    #expect(flipped.hitTest(CGPoint(x: 5, y: 15)) === flipped)
  }

  /// Provenance: Core Animation's guide and Apple's page on `CAEmitterCell.name`: cells are found by their names.
  @Test func emittersByKeyPath() throws {
    try withClock { clock in
      let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
      cell.name = "spark"
      layer.emitterCells = [cell]
      layer.setValue(100, forKeyPath: "emitterCells.spark.birthRate")
      layer.setValue(0.5, forKeyPath: "emitterCells.spark.scale")
      #expect(cell.birthRate == 100 && cell.scale == 0.5)
      #expect((layer.value(forKeyPath: "emitterCells.spark.birthRate") as? NSNumber)?.doubleValue == 100)
      layer.add(fade("emitterPosition", CGPoint.zero, CGPoint(x: 10, y: 20)), forKey: "move")
      clock.advance(by: 1)
      let shown = try #require(layer.presentation())
      #expect(shown.emitterPosition == CGPoint(x: 5, y: 10))
    }
  }

  /// Provenance: public code lets particles live for ever by an infinite lifetime.
  @Test(arguments: [(1, .infinity), (.greatestFiniteMagnitude, 1), (1, .greatestFiniteMagnitude)] as [(Float, Float)])
  func particlesLiveForEver(_ rate: Float, _ lifetime: Float) throws {
    try withClock { clock in
      let (root, layer, cell, inner) = (CALayer(), CAEmitterLayer(), CAEmitterCell(), CAEmitterCell())
      root.addSublayer(layer)
      for one in [cell, inner] {
        (one.birthRate, one.lifetime) = (rate, lifetime)
        one.contents = try #require(
          CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage())
      }
      cell.emitterCells = [inner]
      layer.emitterCells = [cell]
      clock.advance(by: 3)
      #expect(!LayerRecorder.recordContents(of: root, showsAnimations: true).commands.isEmpty)
    }
  }

  @Test func textsAndReplicatorsAnimate() throws {
    try withClock { clock in
      let (text, copies) = (CATextLayer(), CAReplicatorLayer())
      text.add(fade("fontSize", 10, 20), forKey: "a")
      text.add(fade("foregroundColor", CGColor.black, CGColor.white), forKey: "b")
      copies.add(fade("instanceDelay", 0, 1), forKey: "a")
      let end = CATransform3DMakeTranslation(10, 0, 0)
      copies.add(fade("instanceTransform", CATransform3DIdentity, end), forKey: "b")
      clock.advance(by: 1)
      let (shown, repeated) = (try #require(text.presentation()), try #require(copies.presentation()))
      #expect(shown.fontSize == 15 && shown.foregroundColor != .white)
      #expect(repeated.instanceDelay == 0.5 && repeated.instanceTransform.m41 == 5)
    }
  }

  /// Provenance: Apple's page on `CATransformLayer`: sublayers are not flattened, and it draws nothing itself.
  @Test func transformLayersKeepDepth() {
    let (root, group) = (CALayer(), CATransformLayer())
    group.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    group.backgroundColor = .black
    root.addSublayer(group)
    let sides = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1)]
    for (index, color) in sides.enumerated() {
      let side = CALayer()
      side.frame = group.bounds
      side.backgroundColor = color
      side.transform = CATransform3DMakeTranslation(0, 0, index == 0 ? 50 : -50)
      group.addSublayer(side)
    }
    func fills() -> [Paint] {
      LayerRecorder.recordContents(of: root).commands.compactMap { command in
        if case .fillRect(_, let paint) = command { return paint }
        return nil
      }
    }
    #expect(fills() == [.color(sides[1].color), .color(sides[0].color)])
    group.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(fills() == [.color(sides[0].color), .color(sides[1].color)])
    // Turned back by its superlayer, a side is as wide as ever.
    group.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    group.sublayers?[0].transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    let widths = LayerRecorder.recordContents(of: root).commands.compactMap { command -> CGFloat? in
      if case .concatenate(let transform) = command { return abs(transform.a) }
      return nil
    }
    #expect(widths.contains { abs($0 - 1) < 1e-6 })
  }
}
