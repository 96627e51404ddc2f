extension FrameworkSources {
  /// Scenes of files: archives with the values of nodes and the class of the scene.
  static let spriteKitFiles = #"""
    @MainActor struct _SceneFile {
      private let objects: [Any]
      private let root: [String: Any]
      init?(_ name: String) {
        let base = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        guard let url = Bundle.main.url(forResource: base, withExtension: "sks"), let data = try? Data(contentsOf: url),
          let archive = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any],
          let objects = archive["$objects"] as? [Any], let top = archive["$top"] as? [String: Any]
        else { return nil }
        self.objects = objects
        guard let root = Self.value(top["root"] as Any?, objects) as? [String: Any] else { return nil }
        self.root = root
      }
      var node: SKNode? { make(root, depth: 0) }
      private static func value(_ reference: Any?, _ objects: [Any]) -> Any? {
        guard let reference, "\(Swift.type(of: reference))".contains("KeyedArchiverUID") else { return reference }
        guard let number = Mirror(reflecting: reference).children.first(where: { $0.label == "value" })?.value, let index = Int("\(number)"), objects.indices.contains(index) else { return nil }
        return objects[index]
      }
      private func value(_ values: [String: Any], _ key: String) -> Any? { Self.value(values[key], objects) }
      private func number(_ values: [String: Any], _ key: String) -> CGFloat? { (value(values, key) as? NSNumber).map { CGFloat($0.doubleValue) } }
      private func numbers(_ values: [String: Any], _ key: String, _ kind: String) -> [CGFloat]? {
        guard let entry = value(values, key) as? [String: Any], let text = value(entry, "NS.\(kind)val") as? String else { return nil }
        let found = text.split { "{}, ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        return found.count == (kind == "rect" ? 4 : 2) ? found : nil
      }
      private func list(_ values: [String: Any], _ key: String) -> [Any] { ((value(values, key) as? [String: Any])?["NS.objects"] as? [Any] ?? []).compactMap { Self.value($0, objects) } }
      private func info(_ values: [String: Any], _ name: String) -> Any? {
        guard let info = value(values, "_info") as? [String: Any], let keys = info["NS.keys"] as? [Any], let all = info["NS.objects"] as? [Any] else { return nil }
        return zip(keys, all).first { Self.value($0.0, objects) as? String == name }.flatMap { Self.value($0.1, objects) }
      }
      private func nodeClass(of values: [String: Any]) -> SKNode.Type {
        let module = String(reflecting: SKNode.self).prefix { $0 != "." }
        if let custom = info(values, "_PB_previewSKNodeCustomClassName") as? String, let found = (_typeByName("\(module).\(custom)") ?? _typeByName(custom)) as? SKNode.Type { return found }
        let name = (value(values, "$class") as? [String: Any])?["$classname"] as? String ?? ""
        switch name {
        case "SKScene": return SKScene.self
        case "SKSpriteNode": return SKSpriteNode.self
        case "SKLabelNode": return SKLabelNode.self
        case "SKShapeNode": return SKShapeNode.self
        case "SKCameraNode": return SKCameraNode.self
        case "SKEmitterNode": return SKEmitterNode.self
        default: return SKNode.self
        }
      }
      private func make(_ values: [String: Any], depth: Int) -> SKNode? {
        guard depth < 50, let node = nodeClass(of: values).init(coder: NSCoder()) else { return nil }
        if let p = numbers(values, "_position", "point") { node.position = CGPoint(x: p[0], y: p[1]) }
        node.zPosition = number(values, "_zPosition") ?? 0
        node.zRotation = number(values, "_zRotation") ?? 0
        node.xScale = number(values, "_xScale") ?? 1
        node.yScale = number(values, "_yScale") ?? 1
        node.alpha = number(values, "_opacity") ?? 1
        node.isHidden = (value(values, "_hidden") as? NSNumber)?.boolValue ?? false
        if let name = value(values, "_name") as? String, name != "$null" { node.name = name }
        let anchor = numbers(values, "_anchorPoint", "point").map { CGPoint(x: $0[0], y: $0[1]) }
        func color(_ prefix: String) -> UIColor? { number(values, prefix + "R").map { UIColor(red: $0, green: number(values, prefix + "G") ?? 0, blue: number(values, prefix + "B") ?? 0, alpha: number(values, prefix + "A") ?? 1) } }
        if let scene = node as? SKScene {
          if let w = info(values, "_PB_previewSKEditorSceneSizeWidth") as? NSNumber, let h = info(values, "_PB_previewSKEditorSceneSizeHeight") as? NSNumber { scene.size = CGSize(width: w.doubleValue, height: h.doubleValue) } else if let b = numbers(values, "Scene_bounds", "rect") { scene.size = CGSize(width: b[2], height: b[3]) }
          if let anchor { scene.anchorPoint = anchor }
          if let mode = number(values, "_scaleMode").flatMap({ SKSceneScaleMode(rawValue: Int($0)) }) { scene.scaleMode = mode }
          if let background = color("_backgroundColor") { scene.backgroundColor = background }
        } else if let sprite = node as? SKSpriteNode {
          if let anchor { sprite.anchorPoint = anchor }
          if let picture = value(values, "_texture") as? [String: Any], let name = value(picture, "_imgName") as? String { sprite.texture = SKTexture(imageNamed: name) }
          if let b = numbers(values, "_bounds", "rect") { sprite.size = CGSize(width: b[2], height: b[3]) } else if let texture = sprite.texture { sprite.size = texture.size() }
          if let fill = color("_baseColor") { sprite.color = fill }
        } else if let label = node as? SKLabelNode {
          label.text = value(values, "_text") as? String
          label.fontName = value(values, "_fontName") as? String
          label.fontSize = number(values, "_fontSize") ?? 32
        }
        for child in list(values, "_children") { if let values = child as? [String: Any], let made = make(values, depth: depth + 1) { node.addChild(made) } }
        (node as? SKScene)?.sceneDidLoad()
        return node
      }
    }
    extension SKNode {
      /// The node of a file, when it is of this class.
      static func _fromFile(_ name: String) -> Self? { _SceneFile(name)?.node as? Self }
    }
    """#
}
