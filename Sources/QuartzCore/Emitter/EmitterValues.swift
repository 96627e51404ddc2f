/// Properties of emitters and their cells by key path.
@MainActor
enum EmitterValues {
  private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterLayer, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "velocity": \.velocity, "scale": \.scale, "spin": \.spin,
  ]
  private static let cellNumbers: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
  ]
  private static let cellLengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
    "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration,
    "yAcceleration": \.yAcceleration, "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "scale": \.scale,
    "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
    "contentsScale": \.contentsScale,
  ]

  static func value(of layer: CAEmitterLayer, at path: String) -> Any? {
    if let (cell, key) = cell(layer.emitterCells, path) { return value(of: cell, at: key) }
    if let number = numbers[path] { return layer[keyPath: number] }
    switch path {
    case "emitterPosition": return layer.emitterPosition
    case "emitterPosition.x": return layer.emitterPosition.x
    case "emitterPosition.y": return layer.emitterPosition.y
    case "emitterSize": return layer.emitterSize
    case "emitterSize.width": return layer.emitterSize.width
    case "emitterSize.height": return layer.emitterSize.height
    default: return nil
    }
  }

  static func set(_ value: Any?, of layer: CAEmitterLayer, at path: String) -> Bool {
    if let (cell, key) = cell(layer.emitterCells, path) { return set(value, of: cell, at: key) }
    if let key = numbers[path], let number = LayerValues.number(value) {
      layer[keyPath: key] = Float(number)
      return true
    }
    switch (path, value) {
    case ("emitterPosition", let point as CGPoint): layer.emitterPosition = point
    case ("emitterPosition.x", let number as CGFloat): layer.emitterPosition.x = number
    case ("emitterPosition.y", let number as CGFloat): layer.emitterPosition.y = number
    case ("emitterSize", let size as CGSize): layer.emitterSize = size
    case ("emitterSize.width", let number as CGFloat): layer.emitterSize.width = number
    case ("emitterSize.height", let number as CGFloat): layer.emitterSize.height = number
    default: return false
    }
    return true
  }

  /// The cell that `emitterCells.name.key` names, among cells within cells too, and the key.
  private static func cell(_ cells: [CAEmitterCell]?, _ path: String) -> (CAEmitterCell, String)? {
    let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells", let cell = cells?.first(where: { $0.name == parts[1] }) else {
      return nil
    }
    return self.cell(cell.emitterCells, parts[2]) ?? (cell, parts[2])
  }

  private static func value(of cell: CAEmitterCell, at key: String) -> Any? {
    if let path = cellNumbers[key] { return cell[keyPath: path] }
    if let path = cellLengths[key] { return cell[keyPath: path] }
    switch key {
    case "color": return cell.color
    case "contents": return cell.contents
    case "contentsRect": return cell.contentsRect
    case "enabled", "isEnabled": return cell.isEnabled
    case "name": return cell.name
    default: return nil
    }
  }

  private static func set(_ value: Any?, of cell: CAEmitterCell, at key: String) -> Bool {
    if let number = LayerValues.number(value) {
      if let path = cellNumbers[key] {
        cell[keyPath: path] = Float(number)
        return true
      }
      if let path = cellLengths[key] {
        cell[keyPath: path] = number
        return true
      }
    }
    switch (key, value) {
    case ("color", _): cell.color = value as? CGColor
    case ("contents", _): cell.contents = value
    case ("contentsRect", let rect as CGRect): cell.contentsRect = rect
    case ("enabled", _), ("isEnabled", _): cell.isEnabled = LayerValues.number(value) != 0
    default: return false
    }
    return true
  }
}
