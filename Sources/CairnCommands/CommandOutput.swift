internal import Foundation

/// Where a command's words go.
enum CommandOutput {
  static func error(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  /// Text for standard output.
  static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
  /// Whether somebody watches standard error.
  static var isTerminal: Bool { isatty(2) != 0 }
}
