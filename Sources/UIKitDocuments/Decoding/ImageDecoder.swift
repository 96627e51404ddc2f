internal import InterfaceBuilder
internal import UIKitCore

/// Images by name. On the canvas: the asset beside the document, else a placeholder, of the size that the document
/// remembers. In a running program: the bundle's; where a tool runs a document without its program, the placeholder too.
@MainActor
struct ImageDecoder {
  private let document: IBDocument
  private let environment: NibEnvironment?

  init(_ scene: SceneInstantiator) {
    document = scene.document
    environment = scene.purpose.environment
  }

  /// The image that the attribute `name` of `element` names.
  func image(_ element: IBElement, _ name: String = "image") -> UIImage? {
    let isSystem = element.string("catalog") == "system"
    element.note("variableValue")
    guard let stated = element.string(name) else {
      // Since Xcode 12 images with a scale or a mode of their own stand in an element.
      guard element.name != "imageReference" else { return nil }
      return element.child(key: name, "imageReference").flatMap { self.image($0) }
    }
    return image(named: stated, isSystem: isSystem).map { rendered($0, as: element, isSystem: isSystem) }
  }

  /// The image with the scale and the rendering that the element asks for.
  private func rendered(_ image: UIImage, as element: IBElement, isSystem: Bool) -> UIImage {
    var image = image
    let scales: [String: UIImage.SymbolScale] = [
      "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
    if let scale = element.string("symbolScale").flatMap({ scales[$0] }), isSystem {
      image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    let mode = element.string("renderingMode")
    switch mode {
    case "original": return image.withRenderingMode(.alwaysOriginal)
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "hierarchical":
      guard let color = colors(of: element, "hierarchicalColors").first else { return image }
      return image.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: color))
    // A guess by the hierarchical one: no document of the corpus has the others.
    case "palette":
      return image.withConfiguration(UIImage.SymbolConfiguration(paletteColors: colors(of: element, "paletteColors")))
    case "multicolor": return image.withConfiguration(UIImage.SymbolConfiguration.preferringMulticolor())
    default: return image
    }
  }

  private func colors(of element: IBElement, _ list: String) -> [UIColor] {
    element.child(list)?.children.compactMap { ColorDecoder(document).color($0) } ?? []
  }

  private func image(named name: String, isSystem: Bool) -> UIImage? {
    if let environment {
      if isSystem { return UIImage(systemName: name) }
      if let image = UIImage(named: name, in: environment.bundle, compatibleWith: nil) { return image }
      if environment.preview != nil, let size = document.resources.images[name] { return UIImage.placeholder(of: size) }
      NibLog.write(
        "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
          + "\"\(environment.bundle.bundleIdentifier ?? environment.bundle.bundlePath)\"")
      return nil
    }
    let remembered = document.resources.images[name]
    if isSystem {
      let aspect = remembered.flatMap { $0.width > 0 && $0.height > 0 ? $0.width / $0.height : nil }
      let origin = SymbolOrigin(aspect: aspect, isEarly: document.toolsVersion < 19_000)
      return SymbolLibrary.image(named: name, configuration: nil, origin: origin)
        ?? UIImage.placeholder(of: CGSize(width: 20, height: 20))
    }
    if let found = UIImage(named: name) { return remembered.map { found.stretched(to: $0) } ?? found }
    return remembered.map { UIImage.placeholder(of: $0) }
  }
}
