/// Implicit animations: what happens when a property of a layer changes.
///
/// Layers of views ask their view, which answers inside an animation block alone. Other layers animate by themselves once
/// they stand in a tree, unless the transaction says no.
@MainActor
package enum LayerActions {
  /// Whether views answer at present: inside an animation block.
  package static var viewsAnimate = false
  /// The value before the change that an action is asked for.
  package private(set) static var previousValue: Any?
  /// Told of every change that a view animates.
  package static var observer: LayerChangeObserver?
  private static var isRunning = false

  @inline(__always)
  static func areWanted(_ layer: CALayer) -> Bool {
    if layer.host != nil { return viewsAnimate }
    return layer.parentLayer != nil && !CATransaction.disableActions() && layer.source == nil
  }

  static func changed(_ key: String, of layer: CALayer, from old: Any) {
    guard !isRunning, layer.source == nil else { return }
    isRunning = true
    previousValue = old
    defer {
      isRunning = false
      previousValue = nil
    }
    if layer.host != nil { observer?.body(layer, key, old) }
    if let action = layer.action(forKey: key) {
      action.run(forKey: key, object: layer, arguments: nil)
    } else if layer.host == nil, layer.delegate == nil, AnimationTimingDefaults.isAnimatable(key) {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = layer.makePresentation()?.value(forKeyPath: key) ?? old
      animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
      layer.addAnimation(animation, forKey: key)
    }
  }
}

enum AnimationTimingDefaults {
  private static let animatable: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "zPosition", "anchorPoint",
    "sublayerTransform", "contentsRect", "path", "strokeEnd", "strokeStart", "fillColor", "strokeColor", "lineWidth",
    "colors", "locations", "startPoint", "endPoint",
  ]
  static func isAnimatable(_ key: String) -> Bool { animatable.contains(key) }
}

/// Hears of the changes of layers.
@MainActor
package final class LayerChangeObserver {
  let body: (CALayer, String, Any) -> Void
  package init(_ body: @escaping (CALayer, String, Any) -> Void) { self.body = body }
}
