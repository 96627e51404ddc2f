/// Lines for the developer, on standard error.
package enum ShimLog {
  package static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
