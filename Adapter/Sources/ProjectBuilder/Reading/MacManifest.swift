internal import Foundation

/// A `Package.swift` as Xcode reads it: on a Mac, where conditions on the system that it runs on say so.
struct MacManifest {
  let folder: URL

  /// The manifest as the package manager describes it for programs.
  func dumped() throws -> String {
    let texts = try manifests()
    let onMac = texts.mapValues(Self.onMac)
    guard onMac != texts else { return try dump(folder) }
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
      .appendingPathComponent(folder.lastPathComponent)
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
    for (name, text) in onMac {
      try text.write(to: copy.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    // What the manifest looks up around itself is not there.
    return try (try? dump(copy)) ?? dump(folder)
  }

  /// `Package.swift` and those of other versions of the tools beside it.
  private func manifests() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
    return names.reduce(into: [:]) { result, name in
      result[name] = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
  }

  private func dump(_ folder: URL) throws -> String {
    try Command.run(["swift", "package", "dump-package", "--package-path", folder.path])
  }

  static func onMac(_ manifest: String) -> String {
    manifest.replacing(/(?m)^(\s*#(?:if|elseif)\b)(.*)$/) { line in
      String(line.1)
        + String(line.2).replacing(/\bos\(\s*(\w+)\s*\)/) { $0.1 == "macOS" || $0.1 == "OSX" ? "true" : "false" }
        .replacing(/\bcanImport\(\s*(?:Darwin|ObjectiveC|AppKit|Combine|SwiftUI)\s*\)/) { _ in "true" }
    }
  }
}
