internal import Foundation
internal import InterfaceBuilder

/// What an app's `Info.plist` says of its launch.
///
/// Which key counts on which system: `UILaunchScreen` from iOS 14, `UILaunchStoryboardName` from iOS 8, `UILaunchImages`
/// before, and files named `Default…` where there are no keys.
enum LaunchConfiguration {
  /// The launch screen at `path`, or the one that the `Info.plist` there names.
  static func launchScreen(at path: String) throws -> String {
    guard path.hasSuffix(".plist") else { return path }
    let start = SourceLocation(file: path, line: 1, column: 1)
    guard let data = FileManager.default.contents(atPath: path) else { throw DocumentError(.noSuchFile, at: start) }
    guard data.count < 1 << 20,
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
    else { throw DocumentError(.unreadable("it is no property list with keys"), at: start) }
    guard let name = list["UILaunchStoryboardName"] as? String, !name.isEmpty else {
      let what =
        list["UILaunchScreen"] != nil ? "it describes the launch screen by UILaunchScreen alone" : "it names none"
      throw DocumentError(.unreadable("no launch screen document: \(what)"), at: start)
    }
    guard !name.contains("/"), !name.hasPrefix(".") else {
      throw DocumentError(.unreadable("UILaunchStoryboardName '\(name)' leads out of the folder"), at: start)
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    for place in [folder, folder.appendingPathComponent("Base.lproj")] {
      for file in [name, name + ".storyboard", name + ".xib"] {
        let url = place.appendingPathComponent(file)
        if file.contains("."), FileManager.default.fileExists(atPath: url.path) { return url.path }
      }
    }
    throw DocumentError(.unreadable("the launch screen '\(name)' is not beside it"), at: start)
  }

  /// The keys for `Info.plist`: the launch screen, and the images for systems that do not know it.
  static func keys(launchScreen path: String, images: [LaunchImage]) throws -> Data {
    let list: [String: Any] = [
      "UILaunchStoryboardName": URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent,
      "UILaunchImages": entries(images.filter { !$0.isPad }),
      "UILaunchImages~ipad": entries(images.filter { $0.isPad }),
    ]
    return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
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
