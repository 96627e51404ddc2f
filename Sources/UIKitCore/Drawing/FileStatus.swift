internal import Foundation

/// What a file is, without the names of its owner, for which Foundation reads the system's lists of users each time.
package struct FileStatus {
  private let info: stat

  /// - Parameter followsLinks: whether a link stands for where it leads.
  /// - Returns: nil where there is nothing.
  package init?(_ path: String, followsLinks: Bool = true) {
    var info = stat()
    guard (followsLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { return nil }
    self.info = info
  }

  var isFile: Bool { info.st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { info.st_mode & S_IFMT == S_IFDIR }
  /// In bytes.
  package var size: Int { Int(info.st_size) }
}
