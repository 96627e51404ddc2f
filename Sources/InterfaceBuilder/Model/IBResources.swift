public import Foundation

/// What a document knows of the assets that it uses: sizes of images and values of colours, as Interface Builder last
/// saw them.
public struct IBResources: Sendable {
  /// Sizes in points, by name.
  public private(set) var images: [String: CGSize] = [:]
  /// The `<color>` elements of named colours.
  public private(set) var namedColors: [String: IBElement] = [:]
  /// The colours that the document remembers for system colours, by name: what they were when it was saved.
  public private(set) var systemColors: [String: IBElement] = [:]
  /// Sizes that Interface Builder got from designable views, by object id.
  public private(set) var designableSizes: [String: CGSize] = [:]
  /// Files of custom fonts and the names in them.
  public private(set) var customFonts: [String: [String]] = [:]

  init(_ root: IBElement) {
    if let resources = root.child("resources") {
      for image in resources.children("image") {
        image.markRead()
        guard let name = image.string("name") else { continue }
        images[name] = CGSize(width: image.number("width") ?? 0, height: image.number("height") ?? 0)
      }
      for color in resources.children("namedColor") {
        if let name = color.string("name") { namedColors[name] = color.child("color") }
        color.child("color")?.markRead()
      }
      for color in resources.children("systemColor") {
        if let name = color.string("name") { systemColors[name] = color.child("color") }
        color.child("color")?.markRead()
      }
    }
    if let designables = root.child("designables") {
      for designable in designables.children("designable") {
        if let id = designable.string("name"), let size = designable.size(key: "intrinsicContentSize") {
          designableSizes[id] = size
        }
        designable.markRead()
      }
    }
    if let fonts = root.child("customFonts") {
      for array in fonts.children("array") {
        if let file = array.key { customFonts[file] = array.children("string").map(\.text) }
      }
      fonts.markRead()
    }
  }
}
