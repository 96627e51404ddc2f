internal import DocumentEditing
internal import Foundation

/// What the documents of a run are called on pages and in the names of pictures: by their names; those that share theirs
/// with others by as much of their paths as tells them apart.
struct DocumentTitles {
  private var titles: [String: String] = [:]

  /// - Parameter paths: all documents, also those of other shards: a name is the same on every machine.
  init(_ paths: [String] = []) {
    for same in Dictionary(grouping: Set(paths), by: { Self.end(of: $0, 1) }).values where same.count > 1 {
      let longest = same.map { $0.split(separator: "/").count }.max() ?? 1
      let count = (2...max(longest, 2)).first { count in Set(same.map { Self.end(of: $0, count) }).count == same.count }
      for path in same {
        let end = Self.end(of: path, count ?? longest)
        // A storyboard and a xib of one name in one folder.
        titles[path] = count == nil ? end + "." + URL(fileURLWithPath: path).pathExtension : end
      }
    }
    tellFilesApart(Set(paths).sorted())
  }

  /// Numbers what would have one name as files: `My Screen` and `My_Screen`.
  private mutating func tellFilesApart(_ paths: [String]) {
    var taken: Set<String> = []
    for path in paths {
      let base = base(of: path)
      let names = [base] + (2...).lazy.prefix(paths.count).map { "\(base)-\($0)" }
      guard let name = names.first(where: { !taken.contains(PictureName.base(of: $0)) }) else { continue }
      taken.insert(PictureName.base(of: name))
      if name != base { titles[path] = name }
    }
  }

  /// On a page: with its extension.
  func title(of path: String) -> String {
    if path == DocumentFile.standardStream { return "standard input" }
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let title = titles[path], let folders = title.range(of: "/", options: .backwards) else { return name }
    return title[..<folders.upperBound] + name
  }

  /// In the name of a picture.
  func base(of path: String) -> String { titles[path] ?? Self.end(of: path, 1) }

  /// The last parts of a path, without the extension.
  private static func end(of path: String, _ count: Int) -> String {
    if path == DocumentFile.standardStream { return "stdin" }
    let parts = path.split(separator: "/").filter { $0 != "." }.suffix(count)
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return (parts.dropLast().map(String.init) + [name]).joined(separator: "/")
  }
}
