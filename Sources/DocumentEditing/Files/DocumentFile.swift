internal import Foundation
package import InterfaceBuilder

/// A document on disk: read once, and written as a whole or not at all. The path `-` is standard input.
package struct DocumentFile: Sendable {
  /// What stands for standard input and output.
  package static let standardStream = "-"

  package let path: String
  /// As they were read.
  package let bytes: [UInt8]
  /// Where symbolic links lead to; nil for standard input.
  private let target: String?
  private let mode: mode_t

  /// Reads the file at `path`.
  package init(path: String) throws(DocumentError) {
    self.path = path
    let start = SourceLocation(file: path, line: 1, column: 1)
    if path == Self.standardStream {
      (target, mode) = (nil, 0)
      bytes = try Self.standardInput(start)
      return
    }
    guard let resolved = realpath(path, nil) else {
      throw DocumentError(errno == ENOENT ? .noSuchFile : .unreadable(Self.reason(errno)), at: start)
    }
    let target = String(cString: resolved)
    free(resolved)
    self.target = target
    // A pipe without a writer would be waited for.
    let descriptor = open(target, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw DocumentError(.unreadable(Self.reason(errno)), at: start) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw DocumentError(.unreadable(Self.reason(errno)), at: start) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw DocumentError(isFolder ? .folder : .unreadable("it is no ordinary file"), at: start)
    }
    mode = status.st_mode & 0o7777
    if status.st_size > SyntaxParser.maximumSize {
      throw DocumentError(.tooLarge(limit: SyntaxParser.maximumSize), at: start)
    }
    do {
      bytes = try Self.contents(descriptor, size: Int(status.st_size))
    } catch { throw DocumentError(.unreadable(Self.reason(error.code)), at: start) }
  }

  /// Reads standard input to its end.
  private static func standardInput(_ start: SourceLocation) throws(DocumentError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      do throws(SystemError) {
        let part = try contents(0, size: 1 << 16)
        if part.isEmpty { return bytes }
        bytes += part
      } catch { throw DocumentError(.unreadable(reason(error.code)), at: start) }
      if bytes.count > SyntaxParser.maximumSize {
        throw DocumentError(.tooLarge(limit: SyntaxParser.maximumSize), at: start)
      }
    }
  }

  /// Whether the document came by standard input, where nothing can be written.
  package var isStandardInput: Bool { target == nil }

  /// The document's tree.
  package func tree() throws(DocumentError) -> SyntaxTree { try Self.tree(bytes, path: path) }

  /// The tree of a document for a system with UIKit.
  package func treeForUIKit() throws(DocumentError) -> SyntaxTree {
    let tree = try tree()
    try IBDocument.checkRuntime(tree.element(tree.root)["targetRuntime"], at: tree.location(of: tree.root))
    return tree
  }

  /// The tree of a document that does not stand in a file of its own.
  package static func tree(_ bytes: [UInt8], path: String) throws(DocumentError) -> SyntaxTree {
    let tree = try SyntaxTree(bytes, path: path)
    let root = tree.element(tree.root).name
    guard root == "document" else { throw DocumentError(.notADocument(root: root), at: tree.location(of: tree.root)) }
    return tree
  }

  /// Writes other bytes. They are written beside the document first, which is then replaced in one step: whoever reads
  /// it meanwhile sees the old one or the new one. Permissions stay; a symbolic link goes on leading to the file.
  ///
  /// - Throws: `WriteError` when the file is read-only or standard input, has been changed since it was read, or there is no room for it.
  package func replaceContents(with new: [UInt8]) throws(WriteError) {
    guard let target, mode & 0o222 != 0, access(target, W_OK) == 0 else { throw WriteError(path, .readOnly) }
    try checkUnchanged(target)
    let temporary = target + ".\(getpid()).\(UInt32.random(in: 0 ... .max)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw WriteError(path, .system(Self.reason(errno))) }
    var isDone = false
    defer { if !isDone { unlink(temporary) } }
    let failure = Self.write(new, to: descriptor, mode: mode)
    let closed = close(descriptor)
    if let failure { throw WriteError(path, .system(Self.reason(failure))) }
    guard closed == 0 else { throw WriteError(path, .system(Self.reason(errno))) }
    try checkUnchanged(target)
    guard rename(temporary, target) == 0 else { throw WriteError(path, .system(Self.reason(errno))) }
    isDone = true
  }

  private func checkUnchanged(_ target: String) throws(WriteError) {
    let descriptor = open(target, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw WriteError(path, .changed) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) == bytes.count,
      let now = try? Self.contents(descriptor, size: bytes.count), now == bytes
    else { throw WriteError(path, .changed) }
  }

  // MARK: System calls

  private struct SystemError: Error {
    var code: Int32
  }

  private static func contents(_ descriptor: Int32, size: Int) throws(SystemError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: size)
    var filled = 0
    while filled < size {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + filled, size - filled) }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(code: errno)
      }
      if count == 0 { break }
      filled += count
    }
    return filled == size ? buffer : Array(buffer[..<filled])
  }

  /// The error number of what went wrong.
  private static func write(_ bytes: [UInt8], to descriptor: Int32, mode: mode_t) -> Int32? {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      written += count
    }
    if fchmod(descriptor, mode) != 0 || fsync(descriptor) != 0 { return errno }
    return nil
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
