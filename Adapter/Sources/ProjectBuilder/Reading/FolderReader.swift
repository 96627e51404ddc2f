package import Foundation

/// A folder without a project: all of its sources make one application.
package struct FolderReader {
  let folder: URL
  /// How many files are more than one application's.
  let most: Int

  package init(folder: URL, most: Int = 20_000) {
    self.folder = folder
    self.most = most
  }

  package func read() throws -> Project {
    let files = Self.files(below: folder, limit: most + 1)
    guard files.count <= most else {
      throw ProjectError("\(folder.path): no project, and more than \(most) files; name the folder of one application")
    }
    let sources = files.filter { $0.pathExtension == "swift" && !Self.isTest($0, below: folder) }
    guard !sources.isEmpty else { throw ProjectError("\(folder.path): no project and no Swift sources") }
    let name = Self.moduleName(folder.lastPathComponent)
    var module = Project.Module(name: name, kind: .application)
    module.sources = sources
    module.resources = Self.resources(in: files)
    module.dataModels = files.filter { $0.pathExtension == "xcdatamodeld" }
    module.infoPlist = files.first {
      $0.lastPathComponent == "Info.plist" || $0.lastPathComponent.hasSuffix("-Info.plist")
    }
    return Project(name: name, modules: [module])
  }

  static func isDirectory(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// The folders in a folder that may have sources of the project.
  static func folders(in folder: URL) -> [URL] { folders(below: folder, depth: 1) }

  /// The projects in the folders below, nearest first.
  static func projects(below folder: URL) -> [URL] {
    folders(below: folder, depth: 3).filter {
      $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj"
    }
  }

  /// The folders below that hold a package, nearest first.
  static func packages(below folder: URL) -> [URL] {
    folders(below: folder, depth: 4).filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
  }

  private static func folders(below folder: URL, depth: Int) -> [URL] {
    var result: [URL] = []
    var level = [folder]
    for _ in 0..<depth {
      let entries = level.flatMap(children).filter { isDirectory($0) && !skipped.contains($0.lastPathComponent) }
      result += entries
      level = entries.filter { !isPackage($0) }
    }
    return result
  }

  /// Every file, catalogues and other packages of files counted as one.
  ///
  /// - Parameter limit: with as many the search ends.
  package static func files(below folder: URL, limit: Int = .max) -> [URL] {
    var result: [URL] = []
    var waiting = [folder]
    while let next = waiting.popLast(), result.count < limit {
      for entry in children(of: next) {
        if skipped.contains(entry.lastPathComponent) { continue }
        if isDirectory(entry), !packages.contains(entry.pathExtension) {
          waiting.append(entry)
        } else {
          result.append(entry)
        }
      }
    }
    return result.sorted { $0.path < $1.path }
  }

  /// Folders that count as one file.
  static func isPackage(_ url: URL) -> Bool { packages.contains(url.pathExtension) }

  /// What the package manager takes as a resource without being told.
  static let interfaceTypes: Set<String> = [
    "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings", "xcdatamodeld",
  ]

  static func resources(in files: [URL]) -> [URL] {
    files.filter { resourceTypes.contains($0.pathExtension.lowercased()) }
  }

  private static func children(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter { url in
      let values = try? url.resourceValues(forKeys: [.isSymbolicLinkKey])
      // A link stands for its file: packages link to sources that lie elsewhere in their repository. Folders are met
      // where they lie.
      return values?.isSymbolicLink != true
        || (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }
  }

  private static func isTest(_ url: URL, below folder: URL) -> Bool {
    url.path.dropFirst(folder.path.count).split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("UITests") || $0 == "Tests"
    }
  }

  /// A name that Swift takes for a module.
  static func moduleName(_ name: String) -> String {
    var result = String(
      name.unicodeScalars.map { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? Character(scalar) : "_"
      })
    if result.first?.isNumber != false { result = "_" + result }
    return result
  }

  private static let skipped: Set<String> = [
    ".git", ".build", "Pods", "Carthage", "DerivedData", ".swiftpm", "fastlane", "node_modules", "__MACOSX", "build",
  ]
  private static let packages: Set<String> = [
    "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "bundle", "framework", "xcframework", "playground",
    "scnassets",
    "icon", "docc",
  ]
  package static let resourceTypes: Set<String> = [
    "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings", "plist", "json", "png", "jpg", "jpeg",
    "gif",
    "pdf", "svg", "webp", "heic", "ttf", "otf", "txt", "html", "css", "js", "csv", "xml", "mp3", "wav", "m4a", "caf",
    "mp4", "mov", "bundle", "md", "geojson", "gpx", "der", "cer", "scnassets", "sqlite", "db", "rtf", "sks",
  ]
}
