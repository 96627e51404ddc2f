internal import DocumentEditing
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder

/// Documents of two revisions in a Git repository.
struct GitDocuments {
  struct GitError: Error, CustomStringConvertible {
    var description: String
  }

  private var base: String
  /// Nil for the files in the working folder.
  private var head: String?

  /// `BASE..HEAD`, `BASE...HEAD` (from where they parted), or `BASE` alone against the working folder.
  init(range: String) throws {
    _ = try Self.git(["rev-parse", "--git-dir"])
    if let dots = range.range(of: "...") {
      let (first, second) = (String(range[..<dots.lowerBound]), String(range[dots.upperBound...]))
      head = second.isEmpty ? "HEAD" : second
      base = try Self.git(["merge-base", first.isEmpty ? "HEAD" : first, head ?? "HEAD"])
        .trimmingCharacters(in: .whitespacesAndNewlines)
    } else if let dots = range.range(of: "..") {
      let (first, second) = (String(range[..<dots.lowerBound]), String(range[dots.upperBound...]))
      base = first.isEmpty ? "HEAD" : first
      head = second.isEmpty ? "HEAD" : second
    } else {
      base = range
    }
    for revision in [base, head].compactMap(\.self) where revision.hasPrefix("-") {
      throw GitError(description: "'\(revision)' is no revision")
    }
  }

  /// The documents that differ, with renames; `isIncluded` chooses by the new path.
  ///
  /// - Parameter unreadable: hears of documents that cannot be compared, in either revision.
  func pairs(
    paths: [String], where isIncluded: (String) -> Bool, unreadable: (DocumentError) -> Void
  ) throws -> [DocumentReview.Pair] {
    var arguments = ["diff", "--raw", "--no-abbrev", "-M", "-z", "--relative", base]
    if let head { arguments.append(head) }
    arguments.append("--")
    arguments += paths.isEmpty ? ["*.storyboard", "*.xib"] : paths
    let fields = try Self.git(arguments).split(separator: "\0").map(String.init)
    var pairs: [DocumentReview.Pair] = []
    var index = 0
    while index + 1 < fields.count {
      // :100644 100644 OLD NEW R096
      let words = fields[index].split(separator: " ")
      let status = words.last?.first ?? "M"
      let isLink = words.prefix(2).contains { $0.hasSuffix("120000") }
      let isTwo = status == "R" || status == "C"
      let old = fields[index + 1]
      let new = isTwo && index + 2 < fields.count ? fields[index + 2] : old
      index += isTwo ? 3 : 2
      // What a link leads to is a document of its own.
      guard Self.isDocument(old) || Self.isDocument(new), !isLink, isIncluded(new) else { continue }
      do {
        pairs.append(
          DocumentReview.Pair(
            old: status == "A" ? nil : try tree(base, old), new: status == "D" ? nil : try newTree(new),
            isRenamed: status == "R"))
      } catch let error as DocumentError { unreadable(error) }
    }
    return pairs
  }

  private static func isDocument(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

  private func newTree(_ path: String) throws -> SyntaxTree {
    if let head { return try tree(head, path) }
    return try DocumentFile(path: path).tree()
  }

  private func tree(_ revision: String, _ path: String) throws -> SyntaxTree {
    let data = try Self.gitData(["show", "\(revision):./\(path)"])
    return try DocumentFile.tree(Array(data), path: path)
  }

  private static func git(_ arguments: [String]) throws -> String {
    String(decoding: try gitData(arguments), as: UTF8.self)
  }

  private static func gitData(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    // Git may warn of every file: a pipe that nobody empties meanwhile would stop it.
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // Git's advice for its own command line follows in further lines.
      let complaint = (try? Data(contentsOf: errors)) ?? Data()
      let words = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first ?? "it failed"
      throw GitError(description: "git: \(words)")
    }
    return data
  }
}
