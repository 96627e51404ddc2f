internal import Foundation

/// Runs other programs.
enum Command {
  /// The program's output. Throws with what it wrote to standard error when it fails.
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let (output, errors) = (Pipe(), FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw ProjectError("\(arguments.joined(separator: " ")) failed:\n\(words)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs a command of SwiftPM's that writes where this one writes; gives its status.
  static func pass(_ arguments: [String], environment: [String: String] = [:]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    if !environment.isEmpty { process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 } }
    try Interruptions.run(process, endingBy: SIGINT)
    return process.terminationStatus
  }

  /// Runs a command of SwiftPM's of which only the lines of progress, which begin with a bracket, are passed on as they come; gives
  /// its status and all other lines.
  static func watch(_ arguments: [String]) throws -> (status: Int32, messages: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    var (messages, rest) = (Data(), Data())
    try Interruptions.run(process, endingBy: SIGINT) {
      while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          let line = rest[rest.startIndex...end]
          if line.first == UInt8(ascii: "[") {
            FileHandle.standardOutput.write(line)
          } else {
            messages += line
          }
          rest = Data(rest[rest.index(after: end)...])
        }
      }
    }
    return (process.terminationStatus, String(decoding: messages + rest, as: UTF8.self))
  }
}
