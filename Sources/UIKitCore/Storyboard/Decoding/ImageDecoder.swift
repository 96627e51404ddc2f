internal import InterfaceBuilder

/// Images by name. On the canvas: the asset beside the document, else a placeholder, of the size that the document
/// remembers. In a running program: the bundle's.
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
    element.note("symbolScale", "renderingMode", "variableValue")
    return element.string(name).flatMap { image(named: $0, isSystem: isSystem) }
  }

  private func image(named name: String, isSystem: Bool) -> UIImage? {
    if let environment {
      if isSystem { return UIImage(systemName: name) }
      if let image = UIImage(named: name, in: environment.bundle, compatibleWith: nil) { return image }
      NibLog.write(
        "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
          + "\"\(environment.bundle.bundleIdentifier ?? environment.bundle.bundlePath)\"")
      return nil
    }
    let remembered = document.resources.images[name]
    if isSystem { return UIImage(systemName: name) ?? UIImage.placeholder(of: CGSize(width: 20, height: 20)) }
    if let found = UIImage(named: name) { return remembered.map { found.stretched(to: $0) } ?? found }
    return remembered.map { UIImage.placeholder(of: $0) }
  }
}
