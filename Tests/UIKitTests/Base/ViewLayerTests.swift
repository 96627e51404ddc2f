import Testing

@testable import UIKitCore

private final class MarkedLayer: CALayer {
  var mark = 0

  override init() {
    super.init()
    mark = 7
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class MarkedView: UIView {
  override class var layerClass: AnyClass { MarkedLayer.self }
}

@MainActor
@Suite struct ViewLayerTests {
  /// Guards the compiler's class layout, on which `ClassInstantiation` depends.
  @Test func makesTheLayerThatTheClassNames() {
    let view = MarkedView()
    #expect((view.layer as? MarkedLayer)?.mark == 7)
  }

  @Test func plainLayersAndSubviewsShareOneOrder() {
    let view = UIView()
    let (a, b) = (UIView(), UIView())
    view.addSubview(a)
    let below = CALayer()
    view.layer.insertSublayer(below, at: 0)
    view.addSubview(b)
    let above = CALayer()
    view.layer.addSublayer(above)
    func isOrder(_ layers: [CALayer]) -> Bool { (view.layer.sublayers ?? []).elementsEqual(layers, by: ===) }
    #expect(isOrder([below, a.layer, b.layer, above]))
    view.bringSubviewToFront(a)
    #expect(isOrder([below, b.layer, above, a.layer]))
    b.removeFromSuperview()
    #expect(isOrder([below, above, a.layer]))
    view.insertSubview(b, at: 0)
    #expect(isOrder([below, above, b.layer, a.layer]))
  }

  @Test func geometryMovesIntoTheLayer() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
    view.layer.frame.origin.x = 10
    #expect(view.frame.origin.x == 10)
  }
}
