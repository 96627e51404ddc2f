internal import ArgumentParser
internal import DocumentEditing
internal import Foundation
internal import Glibc

/// Where a command's words go.
enum CommandOutput {
  static func error(_ line: String) {
    // A line about progress may stand where this one goes.
    FileHandle.standardError.write(Data(((isTerminal ? "\r\u{1B}[K" : "") + line + "\n").utf8))
  }
  /// A line on a terminal that the next one replaces.
  static func status(_ line: String) { FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8)) }
  /// Text for standard output.
  ///
  /// - Note: where it cannot be written, the command ends with exit code 74; quietly, where nobody reads any more.
  static func write(_ text: String) { write(Data(text.utf8)) }
  static func write(_ data: Data) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Whoever started the command has a pipe that does not wait.
        var output = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        poll(&output, 1, -1)
      } else if errno != EINTR {
        if errno != EPIPE { error("standard output: error: it cannot be written: \(String(cString: strerror(errno)))") }
        exit(74)
      }
    }
  }

  /// Writes a file whole or not at all; `-` is standard output. A symbolic link goes on leading to the file; devices and
  /// pipes, such as `/dev/stdout`, are written into.
  ///
  /// - Throws: the exit code 74, when what is wrong has been told.
  static func save(_ data: Data, to path: String) throws {
    if path == DocumentFile.standardStream { return write(data) }
    do {
      let target = URL(fileURLWithPath: path)
      var status = stat()
      guard stat(path, &status) == 0 else { return try data.write(to: target, options: .atomic) }
      switch status.st_mode & S_IFMT {
      case S_IFREG: try data.write(to: target.resolvingSymlinksInPath(), options: .atomic)
      case S_IFDIR: throw POSIXError(.EISDIR)
      default: try FileHandle(forWritingTo: target).write(contentsOf: data)
      }
    } catch {
      throw failure(path, error)
    }
  }

  static func makeFolder(_ path: String) throws {
    if path == DocumentFile.standardStream {
      error("error: a folder is wanted, where '-' would be standard output")
      throw ExitCode(64)
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw failure(path, error)
    }
  }

  private static func failure(_ path: String, _ error: any Error) -> ExitCode {
    self.error("\(path): error: it cannot be written: \(words(error))")
    return ExitCode(74)
  }

  /// The system's words, without Foundation's around them.
  private static func words(_ error: any Error) -> String {
    let code: Int32? =
      switch error {
      case let error as POSIXError: error.code.rawValue
      case CocoaError.fileNoSuchFile: ENOENT
      case CocoaError.fileWriteFileExists: EEXIST
      default: ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError).map { Int32($0.code) }
      }
    return code.map { String(cString: strerror($0)) } ?? error.localizedDescription
  }

  /// Whether somebody watches standard error.
  static var isTerminal: Bool { isatty(2) != 0 }
}
