import Foundation
import UIDisplayList

/// Picture files by name and scale.
enum ImageFiles {
  /// Larger files are not read.
  static let maximumFileSize = 256 << 20

  /// A line in the log for a picture that cannot be read.
  static func complain(of data: Data) {
    FileHandle.standardError.write(
      Data(
        "UIImage: \(data.count) bytes are no picture that can be read: damaged, too large, or of another format\n".utf8)
    )
  }

  static func read(_ path: String) -> Data? {
    guard let status = FileStatus(path), status.size <= maximumFileSize else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// What `read(_:)` gives, for a file that is no link: links could lead out of the folder that was asked for.
  static func readUnlinked(_ path: String) -> Data? {
    guard FileStatus(path, followsLinks: false)?.isFile == true else { return nil }
    return read(path)
  }

  /// The scale that a name such as `star@2x.png` or `star@3x~ipad.png` states; 1 without.
  static func scale(ofFileNamed path: String) -> CGFloat {
    var name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for idiom in ["~iphone", "~ipad"] where name.hasSuffix(idiom) { name = String(name.dropLast(idiom.count)) }
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }

  /// A picture among the bundle's files: the best scale for the traits, the idiom's own before the common one.
  static func image(named name: String, in bundle: Bundle, traits: UITraitCollection?) -> UIImage? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let traits = traits ?? .current
    let wanted = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    let idiom = traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let file = name as NSString
    let extensions =
      file.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf"] : [file.pathExtension]
    let base = file.pathExtension.isEmpty ? name : file.deletingPathExtension
    for scale in scales(bestFor: wanted) {
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      for variant in [idiom, ""] {
        for fileExtension in extensions {
          if let path = bundle.path(forResource: base + suffix + variant, ofType: fileExtension),
            let data = read(path), let image = UIImage(data: data, scale: scale)
          {
            return image
          }
        }
      }
    }
    return nil
  }

  /// The file beside `path` that fits the screen: `star@3x.png` for `star.png`. A name with a scale stays as it is.
  static func bestVariant(of path: String) -> String {
    guard scale(ofFileNamed: path) == 1 else { return path }
    let file = path as NSString
    let (base, type) = (file.deletingPathExtension, file.pathExtension.isEmpty ? "png" : file.pathExtension)
    let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    for scale in scales(bestFor: UITraitCollection.current.displayScale) {
      for variant in [idiom, ""] {
        let name = base + (scale == 1 ? "" : "@\(Int(scale))x") + variant + "." + type
        if FileManager.default.fileExists(atPath: name) { return name }
      }
    }
    return path
  }

  /// The scales to try: the wanted one, larger ones, smaller ones.
  static func scales(bestFor wanted: CGFloat) -> [CGFloat] {
    let all: [CGFloat] = [1, 2, 3]
    return all.filter { $0 >= wanted } + all.filter { $0 < wanted }.reversed()
  }
}
