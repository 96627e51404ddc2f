/// Implicit animations: what happens when a property of a layer changes.
///
/// Layers of views ask their view, which answers inside an animation block alone. Other layers animate by themselves once
/// they stand in a tree, unless the transaction says no.
@MainActor
package enum LayerActions {
  /// What animation blocks have set up.
  struct State {
    var viewsAnimate = false
    var observer: LayerChangeObserver?
    /// What an action changes asks for no further actions.
    var isRunning = false
    /// How often what layers show has been handed on.
    var turn: UInt32 = 1
  }

  /// Whether views answer at present: inside an animation block.
  package static var viewsAnimate: Bool {
    get { HostContext.main.layerActions.viewsAnimate }
    set { HostContext.main.layerActions.viewsAnimate = newValue }
  }

  /// Who hears of the changes that views animate.
  package static var observer: LayerChangeObserver? { HostContext.main.layerActions.observer }

  /// Runs `body` while `observer` hears of every change that a view animates.
  package static func observe(_ observer: LayerChangeObserver, _ body: () -> Void) {
    let outer = HostContext.main.layerActions.observer
    HostContext.main.layerActions.observer = observer
    body()
    HostContext.main.layerActions.observer = outer
  }

  /// The present turn of the main loop, between two moments at which layers are shown.
  static var turn: UInt32 { HostContext.main.layerActions.turn }
  /// Layers are shown as they are now.
  package static func endTurn() { HostContext.main.layerActions.turn &+= 1 }
  /// Whether the layer was shown where it is, so that there is something to animate from.
  ///
  /// UIKIT: layers that come into the tree do not animate what is set in the same turn, until `CATransaction.flush()`
  /// or the next one. A guess: an explicit animation is known not to begin before the flush (a public note on `flush`).
  static func isSeen(_ layer: CALayer) -> Bool { layer.arrival != turn }

  @inline(__always)
  static func areWanted(_ layer: CALayer) -> Bool {
    if layer.host != nil { return viewsAnimate }
    return layer.parentLayer != nil && !CATransaction.disableActions() && layer.source == nil && isSeen(layer)
  }

  static func changed(_ key: String, of layer: CALayer, from old: Any) {
    let context = HostContext.main
    guard !context.layerActions.isRunning, layer.source == nil else { return }
    context.layerActions.isRunning = true
    defer { context.layerActions.isRunning = false }
    if layer.host != nil { context.layerActions.observer?.body(layer, key, old) }
    let action = layer.action(forKey: key)
    if let action = action as? any LayerChangeAction {
      action.run(key, of: layer, from: old)
    } else if let implicit = action as? ImplicitAnimation {
      implicit.fromValue = layer.makePresentation()?.storedValue(at: key) ?? old
      layer.addAnimation(implicit, forKey: key)
    } else if let action {
      action.run(forKey: key, object: layer, arguments: nil)
    }
  }

  /// What a layer answers that nobody gives an action: an animation of the transaction's duration and timing.
  static func implicitAction(_ key: String) -> (any CAAction)? {
    guard AnimationTimingDefaults.isAnimatable(key) else { return nil }
    let animation = ImplicitAnimation(keyPath: key)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

/// Begins where the layer was shown before the change.
private final class ImplicitAnimation: CABasicAnimation {}

enum AnimationTimingDefaults {
  /// Paths are not among what changes by itself (Apple's page on `CAShapeLayer.path`). What is either so
  /// or so, and what layers lie in a layer, changes at once.
  private static let animatable: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "zPosition", "anchorPoint",
    "sublayerTransform", "contentsRect", "strokeEnd", "strokeStart", "fillColor", "strokeColor", "lineWidth",
    "colors", "locations", "startPoint", "endPoint", "lineDashPhase", "miterLimit", "contents", "fontSize",
    "foregroundColor", "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset",
    "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
  ]
  static func isAnimatable(_ key: String) -> Bool { animatable.contains(key) }
}

/// An action that wants to know the value before the change.
@MainActor
package protocol LayerChangeAction: CAAction {
  func run(_ key: String, of layer: CALayer, from old: Any)
}

/// Hears of the changes of layers.
@MainActor
package final class LayerChangeObserver {
  package let body: (CALayer, String, Any) -> Void
  package init(_ body: @escaping (CALayer, String, Any) -> Void) { self.body = body }
}
