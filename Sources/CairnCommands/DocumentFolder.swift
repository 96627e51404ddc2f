internal import DocumentEditing
internal import Foundation

/// A folder with documents, for commands that take documents.
enum DocumentFolder {
  /// The storyboards and xibs in a folder and its folders, in alphabetical order; a path that is no folder is itself.
  ///
  /// Hidden folders and what builds and package managers put beside the sources are left out; links are not followed.
  static func documents(at path: String) -> [String] {
    // Documents themselves may be folders in name only: what does not exist is reported by who reads it.
    guard isFolder(path), let walker = FileManager.default.enumerator(atPath: path) else { return [path] }
    var found: [String] = []
    while let name = walker.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || skipped.contains(String(last)) {
        walker.skipDescendants()
      } else if last.hasSuffix(".storyboard") || last.hasSuffix(".xib"),
        // Nothing is known of a name that is no UTF-8: who reads it says that it is not there.
        [nil, .typeRegular].contains(walker.fileAttributes?[.type] as? FileAttributeType)
      {
        found.append(name)
      }
    }
    let prefix = path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
    return found.sorted().map { prefix + $0 }
  }

  /// The documents of two folders that have the same place in them, or that only one has; nil where not both are folders.
  static func pairs(_ old: String, _ new: String) -> [(old: String?, new: String?)]? {
    guard isFolder(old), isFolder(new) else { return nil }
    func places(_ folder: String) -> [String: String] {
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      return Dictionary(
        documents(at: folder).map { ($0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0, $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (places(old), places(new))
    return Set(before.keys).union(after.keys).sorted().map { (before[$0], after[$0]) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return path != DocumentFile.standardStream && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
}
