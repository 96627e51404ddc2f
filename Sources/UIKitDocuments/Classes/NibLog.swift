internal import Foundation

/// What loading tells on standard error, in UIKit's words.
enum NibLog {
  static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
