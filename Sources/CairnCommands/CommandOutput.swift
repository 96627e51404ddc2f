internal import Foundation

/// Where a command's words go.
enum CommandOutput {
  static func error(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  /// Whether somebody watches standard error.
  static var isTerminal: Bool { isatty(2) != 0 }
}
