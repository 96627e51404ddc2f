/// A layer's properties by the key paths that animations name.
@MainActor
enum LayerValues {
  static func value(of layer: CALayer, at path: String) -> Any? {
    switch path {
    case "opacity": layer.opacity
    case "hidden": layer.isHidden
    case "position": layer.position
    case "position.x": layer.position.x
    case "position.y": layer.position.y
    case "bounds": layer.bounds
    case "bounds.size": layer.bounds.size
    case "bounds.size.width": layer.bounds.width
    case "bounds.size.height": layer.bounds.height
    case "bounds.origin": layer.bounds.origin
    case "bounds.origin.x": layer.bounds.minX
    case "bounds.origin.y": layer.bounds.minY
    case "anchorPoint": layer.anchorPoint
    case "zPosition": layer.zPosition
    case "transform": layer.transform
    case "sublayerTransform": layer.sublayerTransform
    case "transform.rotation", "transform.rotation.z": atan2(layer.transform.m12, layer.transform.m11)
    case "transform.scale", "transform.scale.x": hypot(layer.transform.m11, layer.transform.m12)
    case "transform.scale.y": hypot(layer.transform.m21, layer.transform.m22)
    case "transform.translation": CGSize(width: layer.transform.m41, height: layer.transform.m42)
    case "transform.translation.x": layer.transform.m41
    case "transform.translation.y": layer.transform.m42
    case "backgroundColor": layer.backgroundColor
    case "cornerRadius": layer.cornerRadius
    case "borderWidth": layer.borderWidth
    case "borderColor": layer.borderColor
    case "shadowColor": layer.shadowColor
    case "shadowOpacity": layer.shadowOpacity
    case "shadowOffset": layer.shadowOffset
    case "shadowRadius": layer.shadowRadius
    case "shadowPath": layer.shadowPath
    case "contents": layer.contents
    case "contentsRect": layer.contentsRect
    default: (layer as? any KeyedLayer)?.keyedValue(at: path)
    }
  }

  /// Whether the path names a property that takes the value.
  static func set(_ value: Any?, of layer: CALayer, at path: String) -> Bool {
    if let number = number(value), setNumber(number, of: layer, at: path) { return true }
    switch (path, value) {
    case ("position", let point as CGPoint): layer.position = point
    case ("bounds", let rect as CGRect): layer.bounds = rect
    case ("bounds.size", let size as CGSize): layer.bounds.size = size
    case ("bounds.origin", let point as CGPoint): layer.bounds.origin = point
    case ("anchorPoint", let point as CGPoint): layer.anchorPoint = point
    case ("transform", let transform as CATransform3D): layer.transform = transform
    case ("sublayerTransform", let transform as CATransform3D): layer.sublayerTransform = transform
    case ("backgroundColor", _): layer.backgroundColor = value as? CGColor
    case ("borderColor", _): layer.borderColor = value as? CGColor
    case ("shadowColor", _): layer.shadowColor = value as? CGColor
    case ("shadowOffset", let size as CGSize): layer.shadowOffset = size
    case ("shadowPath", _): layer.shadowPath = value as? CGPath
    case ("contents", _): layer.contents = value
    case ("contentsRect", let rect as CGRect): layer.contentsRect = rect
    default: return (layer as? any KeyedLayer)?.setKeyedValue(value, at: path) ?? false
    }
    return true
  }

  private static func setNumber(_ number: CGFloat, of layer: CALayer, at path: String) -> Bool {
    switch path {
    case "opacity": layer.opacity = Float(number)
    case "hidden": layer.isHidden = number != 0
    case "position.x": layer.position.x = number
    case "position.y": layer.position.y = number
    case "bounds.size.width": layer.bounds.size.width = number
    case "bounds.size.height": layer.bounds.size.height = number
    case "bounds.origin.x": layer.bounds.origin.x = number
    case "bounds.origin.y": layer.bounds.origin.y = number
    case "zPosition": layer.zPosition = number
    case "cornerRadius": layer.cornerRadius = number
    case "borderWidth": layer.borderWidth = number
    case "shadowOpacity": layer.shadowOpacity = Float(number)
    case "shadowRadius": layer.shadowRadius = number
    case "transform.translation.x": layer.transform.m41 = number
    case "transform.translation.y": layer.transform.m42 = number
    case "transform.rotation", "transform.rotation.z": rotate(layer, to: number)
    case "transform.scale": scale(layer, x: number, y: number)
    case "transform.scale.x": scale(layer, x: number, y: nil)
    case "transform.scale.y": scale(layer, x: nil, y: number)
    default: return (layer as? any KeyedLayer)?.setKeyedValue(number, at: path) ?? false
    }
    return true
  }

  private static func rotate(_ layer: CALayer, to angle: CGFloat) {
    let t = layer.transform
    let turn = CATransform3DMakeRotation(angle, 0, 0, 1)
    var next = CATransform3DConcat(
      CATransform3DMakeScale(hypot(t.m11, t.m12), hypot(t.m21, t.m22), 1), turn)
    (next.m41, next.m42, next.m43, next.m34) = (t.m41, t.m42, t.m43, t.m34)
    layer.transform = next
  }

  private static func scale(_ layer: CALayer, x: CGFloat?, y: CGFloat?) {
    var t = layer.transform
    let (oldX, oldY) = (hypot(t.m11, t.m12), hypot(t.m21, t.m22))
    if let x {
      (t.m11, t.m12) = oldX > 0 ? (t.m11 / oldX * x, t.m12 / oldX * x) : (x, 0)
    }
    if let y {
      (t.m21, t.m22) = oldY > 0 ? (t.m21 / oldY * y, t.m22 / oldY * y) : (0, y)
    }
    layer.transform = t
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// A layer class with animatable properties of its own.
@MainActor
protocol KeyedLayer {
  func keyedValue(at path: String) -> Any?
  /// Whether the path names a property that takes the value; numbers come as `CGFloat`.
  func setKeyedValue(_ value: Any?, at path: String) -> Bool
}
