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
    case "anchorPoint.x": layer.anchorPoint.x
    case "anchorPoint.y": layer.anchorPoint.y
    case "anchorPointZ": layer.anchorPointZ
    case "zPosition": layer.zPosition
    case "transform": layer.transform
    case "sublayerTransform": layer.sublayerTransform
    case "backgroundColor": layer.backgroundColor
    case "cornerRadius": layer.cornerRadius
    case "borderWidth": layer.borderWidth
    case "borderColor": layer.borderColor
    case "shadowColor": layer.shadowColor
    case "shadowOpacity": layer.shadowOpacity
    case "shadowOffset": layer.shadowOffset
    case "shadowOffset.width": layer.shadowOffset.width
    case "shadowOffset.height": layer.shadowOffset.height
    case "shadowRadius": layer.shadowRadius
    case "shadowPath": layer.shadowPath
    case "contents": layer.contents
    case "contentsRect": layer.contentsRect
    case "contentsScale": layer.contentsScale
    case "masksToBounds": layer.masksToBounds
    default: TransformParts.value(of: layer, at: path) ?? (layer as? any KeyedLayer)?.keyedValue(at: path)
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
    case ("contents", let fading as FadingContents): layer.fadingContents = fading
    case ("contents", _): layer.contents = value is NSNull ? nil : value
    case ("contentsRect", let rect as CGRect): layer.contentsRect = rect
    default:
      if TransformParts.set(value, of: layer, at: path) { return true }
      return (layer as? any KeyedLayer)?.setKeyedValue(value, at: path) ?? false
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
    case "anchorPoint.x": layer.anchorPoint.x = number
    case "anchorPoint.y": layer.anchorPoint.y = number
    case "anchorPointZ": layer.anchorPointZ = number
    case "shadowOffset.width": layer.shadowOffset.width = number
    case "shadowOffset.height": layer.shadowOffset.height = number
    case "contentsScale": layer.contentsScale = number
    case "masksToBounds": layer.masksToBounds = number != 0
    default: return (layer as? any KeyedLayer)?.setKeyedValue(number, at: path) ?? false
    }
    return true
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
