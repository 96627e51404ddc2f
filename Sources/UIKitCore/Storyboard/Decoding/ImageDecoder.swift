internal import InterfaceBuilder

/// Images by name: the asset beside the document, else a placeholder, of the size that the document remembers.
@MainActor
struct ImageDecoder {
  private let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  /// The image that the attribute `name` of `element` names.
  func image(_ element: IBElement, _ name: String = "image") -> UIImage? {
    let isSystem = element.string("catalog") == "system"
    element.note("symbolScale", "renderingMode", "variableValue")
    return element.string(name).flatMap { image(named: $0, isSystem: isSystem) }
  }

  private func image(named name: String, isSystem: Bool) -> UIImage? {
    let remembered = document.resources.images[name]
    if isSystem { return UIImage(systemName: name) ?? UIImage.placeholder(of: CGSize(width: 20, height: 20)) }
    if let found = UIImage(named: name) { return remembered.map { found.stretched(to: $0) } ?? found }
    return remembered.map { UIImage.placeholder(of: $0) }
  }
}
