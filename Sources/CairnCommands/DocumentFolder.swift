internal import DocumentEditing
internal import Foundation

/// A folder with documents, for commands that take documents.
enum DocumentFolder {
  /// The storyboards and xibs in a folder and its folders, in alphabetical order; a path that is no folder is itself.
  ///
  /// Hidden folders and what builds and package managers put beside the sources are left out; links are not followed.
  static func documents(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    // Documents themselves may be folders in name only: what does not exist is reported by who reads it.
    guard path != DocumentFile.standardStream,
      FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let walker = FileManager.default.enumerator(atPath: path)
    else { return [path] }
    var found: [String] = []
    while let name = walker.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || skipped.contains(String(last)) {
        walker.skipDescendants()
      } else if last.hasSuffix(".storyboard") || last.hasSuffix(".xib"),
        walker.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      {
        found.append(name)
      }
    }
    let prefix = path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
    return found.sorted().map { prefix + $0 }
  }

  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
}
