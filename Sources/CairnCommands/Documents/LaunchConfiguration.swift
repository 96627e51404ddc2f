internal import DocumentEditing
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Launch screens and the images that are drawn of them: a document alone, or what an app's `Info.plist` says of its launch.
///
/// Which key counts on which system: `UILaunchStoryboardName` from iOS 8, `UILaunchStoryboards` from iOS 9, `UILaunchScreen`
/// and `UILaunchScreens` from iOS 14 where there are none of those, `UILaunchImages` before iOS 8, and files named
/// `Default…` where there are no keys.
struct LaunchConfiguration {
  /// A launch screen, and what is drawn of it.
  struct Screen {
    /// Of the document, or of the `Info.plist` that describes the screen.
    let path: String
    let document: IBDocument
    let images: [LaunchImage]
  }

  /// One, or one for phones and one for pads.
  let screens: [Screen]
  /// The keys that name or describe the launch screens.
  private let launchKeys: [String: Any]

  /// - Parameters:
  ///   - path: a launch screen, or an `Info.plist`.
  ///   - scheme: of the URL that opens the app; nil when the user does.
  init(path: String, scheme: String? = nil) throws {
    guard path.hasSuffix(".plist") else {
      screens = [Screen(path: path, document: try Self.document(path), images: LaunchImage.all)]
      // What came by standard input has Xcode's own name.
      let name =
        path == DocumentFile.standardStream
        ? "LaunchScreen" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      launchKeys = ["UILaunchStoryboardName": name]
      return
    }
    let list = try Self.list(at: path)
    let images = try Self.images(in: list, path) ?? LaunchImage.all
    let keys = LaunchKeys(list)
    launchKeys = keys.all
    func screen(isPad: Bool, _ images: [LaunchImage]) throws -> Screen {
      switch try Result(catching: { try keys.screen(isPad: isPad, scheme: scheme) })
        .mapError({ Self.error("\($0)", path) }).get()
      {
      case .file(let name, let key):
        let file = try Self.file(of: name, key, beside: path)
        return Screen(path: file, document: try Self.document(file), images: images)
      case .description(let keys):
        let text = LaunchScreenDescription(keys).text
        return Screen(path: path, document: try IBDocument.read(Data(text.utf8), path: path), images: images)
      }
    }
    let idioms = keys.tellsIdiomsApart ? [false, true] : [nil]
    screens = try idioms.compactMap { isPad in
      let wanted = images.filter { isPad == nil || $0.isPad == isPad }
      return wanted.isEmpty ? nil : try screen(isPad: isPad ?? false, wanted)
    }
  }

  /// What is wrong with an `Info.plist`.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private static func error(_ words: String, _ path: String) -> Failure {
    Failure(description: "\(path):1:1: error: \(words)")
  }

  private static func document(_ path: String) throws(DocumentError) -> IBDocument {
    try IBDocument.read(Data(try DocumentFile(path: path).bytes), path: path)
  }

  private static func list(at path: String) throws -> [String: Any] {
    let data = Data(try DocumentFile(path: path).bytes)
    guard data.count < 1 << 20,
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
    else { throw error("it is no property list with keys", path) }
    return list
  }

  private static func file(of name: String, _ key: String, beside path: String) throws(Failure) -> String {
    guard !name.contains("/"), !name.hasPrefix(".") else {
      throw error("\(key) '\(name)' leads out of the folder", path)
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    for place in [folder, folder.appendingPathComponent("Base.lproj")] {
      for file in [name, name + ".storyboard", name + ".xib"] {
        let url = place.appendingPathComponent(file)
        if file.contains("."), FileManager.default.fileExists(atPath: url.path) { return url.path }
      }
    }
    throw error("the launch screen '\(name)' is not beside it", path)
  }

  // MARK: Images

  /// The images that `UILaunchImages` asks for, under its names; nil where it asks for none.
  private static func images(in list: [String: Any], _ path: String) throws(Failure) -> [LaunchImage]? {
    var result: [LaunchImage] = []
    for (key, isPad) in [("UILaunchImages", false), ("UILaunchImages~ipad", true)] {
      guard let entries = list[key] as? [[String: Any]] else { continue }
      for entry in entries {
        guard let name = entry["UILaunchImageName"] as? String, !name.isEmpty, !name.contains("/") else {
          throw error("an entry of \(key) has no UILaunchImageName", path)
        }
        let size = entry["UILaunchImageSize"] as? String ?? (isPad ? "{768, 1024}" : "{320, 480}")
        let sides = size.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }.sorted()
        let isLandscape = (entry["UILaunchImageOrientation"] as? String)?.hasPrefix("Landscape") ?? false
        let known = LaunchImage.all.filter {
          sides == [min($0.width, $0.height), max($0.width, $0.height)] && $0.isLandscape == isLandscape
            && (list["UILaunchImages~ipad"] == nil || $0.isPad == isPad)
        }
        if known.isEmpty {
          throw error("\(key): no \(isLandscape ? "wide" : "upright") screen is \(size) points large", path)
        }
        result += known.map { image in
          var named = image
          named.name = name
          named.minimumVersion = entry["UILaunchImageMinimumOSVersion"] as? String ?? image.minimumVersion
          return named
        }
      }
    }
    return result.isEmpty ? nil : result
  }

  /// The keys for `Info.plist`: the launch screens, and the images for systems that do not know them.
  func keys() throws -> Data {
    let images = screens.flatMap(\.images)
    var list = launchKeys
    list["UILaunchImages"] = Self.entries(images.filter { !$0.isPad })
    list["UILaunchImages~ipad"] = Self.entries(images.filter { $0.isPad })
    return try PropertyListValue.keys(list.compactMapValues { PropertyListValue($0) }).data(.xml)
  }

  private static func entries(_ images: [LaunchImage]) -> [[String: String]] {
    var seen: Set<String> = []
    // Scales share an entry: the system adds @2x by itself.
    return images.filter { seen.insert("\($0.name) \($0.width) \($0.height)").inserted }.map { image in
      let (short, long) = (Int(min(image.width, image.height)), Int(max(image.width, image.height)))
      return [
        "UILaunchImageName": image.name, "UILaunchImageMinimumOSVersion": image.minimumVersion,
        "UILaunchImageOrientation": image.isLandscape ? "Landscape" : "Portrait",
        // Sizes are those of the upright screen.
        "UILaunchImageSize": "{\(short), \(long)}",
      ]
    }
  }
}
