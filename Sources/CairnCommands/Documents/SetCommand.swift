internal import ArgumentParser
internal import DocumentEditing
internal import Foundation
internal import UIKitCore
internal import UIKitDocuments

/// `cairn set`: gives a property of an object another value.
struct SetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Gives a property of an object another value.",
    discussion: """
      Properties are called as in the file (text, numberOfLines, constant, priority, axis) or as in UIKit (isHidden, \
      clipsToBounds, accessibilityLabel), and font, margins, title, \
      frame, colours by their roles (backgroundColor, titleColor), what a keyboard is like (keyboardType). Images of the \
      system are called system:NAME. Values are checked against what the object knows. With \
      --width or --height the value holds for a size class: of constants, priorities, fonts, colours, margins, texts, \
      hidden, installed and what stacks have. Everything else in the file keeps every byte.

        cairn set Main.storyboard ttl-01 text "Good morning"
        cairn set Main.storyboard "Title" font "semibold 22" --width regular
        cairn set Main.storyboard top-01 constant 8 --height compact
        cairn set Main.storyboard bck-01 backgroundColor systemBackgroundColor
      """)

  @Argument(help: "A storyboard or xib.", completion: .file(extensions: ["storyboard", "xib"]))
  var file: String
  @Argument(help: "The object's id; or its label or text, where only one object has it.")
  var object: String
  @Argument(help: "The property.")
  var property: String
  @Argument(help: "The value; none with --unset.")
  var value: String?
  @OptionGroup var sizeClasses: SizeClassOptions
  @Flag(help: "Take the value away that is said here.")
  var unset = false

  func validate() throws {
    if unset, value != nil { throw ValidationError("--unset takes no value.") }
    if !unset, value == nil { throw ValidationError("A value is missing.") }
  }

  func run() throws {
    try DocumentFailure.reported {
      let document = try DocumentFile(path: file)
      var editor = PropertyEditor(try document.tree()) { name in
        MainActor.assumeIsolated { SystemColorNames.color(name).map(Self.attributes) }
      } pictureSize: { picture in
        MainActor.assumeIsolated { picture.isSymbol ? Self.size(ofSymbol: picture.name) : size(ofImage: picture.name) }
      }
      try editor.set(property, to: unset ? nil : value, of: try editor.object(object), for: sizeClasses.classes)
      try document.write(editor.tree.bytes)
    }
  }

  /// UIKIT: a document keeps symbols as they are with a longer side of 128 points, since Xcode 13 (all of 168 in documents of
  /// Xcode 13 to 26).
  @MainActor private static func size(ofSymbol name: String) -> (width: Double, height: Double) {
    let side: CGFloat = 128
    guard let size = UIImage(systemName: name)?.size, size.width > 0, size.height > 0 else { return (128, 128) }
    let scale = side / max(size.width, size.height)
    return (Double((size.width * scale).rounded()), Double((size.height * scale).rounded()))
  }

  /// The size of an image of the catalogues beside the document; nil where they have none of that name.
  @MainActor private func size(ofImage name: String) -> (width: Double, height: Double)? {
    AssetLookup.useCatalogs(besideDocumentAt: file)
    return UIImage(named: name).map { (Double($0.size.width), Double($0.size.height)) }
  }

  /// A colour as it looks in the light appearance.
  @MainActor private static func attributes(of color: UIColor) -> [(String, String)] {
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    light.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let isGray = red == green && green == blue
    let parts =
      isGray ? [("white", red), ("alpha", alpha)] : [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
    return parts.map { ($0, $1 == 1 ? "1" : "\($1)") } + [
      ("colorSpace", "custom"), ("customColorSpace", isGray ? "genericGamma22GrayColorSpace" : "sRGB"),
    ]
  }
}
