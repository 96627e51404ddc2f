internal import Foundation

/// Reports and pages of one kind, joined.
struct ReportMerge {
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var message: String
    var isMissing = false
    var description: String { "\(path): error: \(message)" }
  }

  private enum Kind: Equatable { case folder, page, json, sarif, text }

  private let inputs: [String]
  private let kind: Kind
  private let result: Data
  /// For each folder the pictures that have another name among those of all folders.
  private var renamed: [[String: String]] = []

  init(_ inputs: [String]) throws {
    self.inputs = inputs
    let kinds = try inputs.map(Self.kind)
    kind = kinds.first ?? .text
    for (path, other) in zip(inputs, kinds) where other != kind {
      throw Failure(path: path, message: "it is of another kind than \(inputs[0])")
    }
    switch kind {
    case .folder:
      let (page, renamed) = try Self.folderPage(inputs)
      result = Data(page.utf8)
      self.renamed = renamed
    case .page: result = Data(try Self.page(inputs).utf8)
    case .json: result = try Self.array(inputs)
    case .sarif: result = try Self.sarif(inputs)
    case .text:
      result = Data(ReportOrder.joined(try inputs.map { String(decoding: try Self.data($0), as: UTF8.self) }).utf8)
    }
  }

  /// Writes the joined report; nothing of it where it cannot be written whole.
  func write(to path: String) throws {
    let target = URL(fileURLWithPath: path)
    guard kind == .folder else { return try CommandOutput.save(result, to: path) }
    do {
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      for (index, input) in inputs.enumerated() {
        for file in try Self.files(in: input) {
          let name = renamed[index][file] ?? file
          try copy(URL(fileURLWithPath: input).appendingPathComponent(file), to: target.appendingPathComponent(name))
        }
      }
      try result.write(to: target.appendingPathComponent("index.html"), options: .atomic)
    } catch let error as Failure {
      throw error
    } catch {
      throw Failure(path: path, message: "it cannot be written: \(error.localizedDescription)")
    }
  }

  private func copy(_ source: URL, to target: URL) throws {
    if source.standardizedFileURL == target.standardizedFileURL { return }
    let data = try Data(contentsOf: source)
    if let known = try? Data(contentsOf: target), known != data {
      throw Failure(path: source.path, message: "another input has a different picture of that name")
    }
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: target, options: .atomic)
  }

  // MARK: Kinds

  private static func kind(_ path: String) throws -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(path: path, message: "there is no such file", isMissing: true)
    }
    if isFolder.boolValue { return .folder }
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "html": return .page
    case "sarif": return .sarif
    case "json": return (try object(path) as? [String: Any])?["runs"] == nil ? .json : .sarif
    default:
      // A document or another XML file is none.
      guard try data(path).first(where: { !" \n\r\t\u{FEFF}".utf8.contains($0) }) != UInt8(ascii: "<") else {
        throw Failure(path: path, message: "it is no report: reports are text, Markdown, .json, .sarif and .html")
      }
      return .text
    }
  }

  private static func data(_ path: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure(path: path, message: "it cannot be read: \(error.localizedDescription)")
    }
  }

  private static func object(_ path: String) throws -> Any {
    do {
      return try JSONSerialization.jsonObject(with: try data(path))
    } catch let error as Failure {
      throw error
    } catch {
      throw Failure(path: path, message: "it is no JSON")
    }
  }

  private static func encoded(_ object: Any) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + Data("\n".utf8)
  }

  // MARK: Reports

  private static func array(_ paths: [String]) throws -> Data {
    let entries = try paths.flatMap { path in
      guard let list = try object(path) as? [Any] else { throw Failure(path: path, message: "it is no list") }
      return list
    }
    return try encoded(
      ReportOrder.sorted(entries) { entry in
        let entry = entry as? [String: Any]
        return (entry?["file"] ?? entry?["path"]) as? String ?? ""
      })
  }

  /// One run: sites take one for each tool.
  private static func sarif(_ paths: [String]) throws -> Data {
    var whole: [String: Any] = [:]
    var run: [String: Any] = [:]
    var results: [Any] = []
    for path in paths {
      guard let log = try object(path) as? [String: Any], let runs = log["runs"] as? [[String: Any]] else {
        throw Failure(path: path, message: "it is no SARIF")
      }
      for part in runs {
        if run.isEmpty { (whole, run) = (log, part) }
        results += part["results"] as? [Any] ?? []
      }
    }
    run["results"] = ReportOrder.sorted(results, by: document(of:))
    whole["runs"] = [run]
    return try encoded(whole)
  }

  /// The document that a result is about.
  private static func document(of result: Any) -> String {
    let location = ((result as? [String: Any])?["locations"] as? [[String: Any]])?.first
    let place = location?["physicalLocation"] as? [String: Any]
    let uri = (place?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
    return uri.removingPercentEncoding ?? uri
  }

  // MARK: Pages

  /// What a page of Cairn's has between its ends, and these.
  private static func parts(of path: String) throws -> (head: Substring, body: Substring, tail: Substring) {
    let text = Substring(String(decoding: try data(path), as: UTF8.self))
    guard let start = text.range(of: "<main>\n"), let end = text.range(of: "\n</main>", options: .backwards),
      start.upperBound <= end.lowerBound
    else { throw Failure(path: path, message: "it is no page of cairn's") }
    return (text[..<start.upperBound], text[start.upperBound..<end.lowerBound], text[end.lowerBound...])
  }

  private static func page(_ paths: [String]) throws -> String {
    let parts = try paths.map(parts)
    guard let first = parts.first else { return "" }
    let bodies = parts.map(\.body).filter { !$0.contains("<p>Nothing differs.</p>") }
    let body = bodies.isEmpty ? String(first.body) : ReportOrder.page(bodies.joined(separator: "\n"))
    return first.head + body + first.tail
  }

  /// The pages of folders; where they have none, a page of their pictures.
  private static func folderPage(_ folders: [String]) throws -> (html: String, renamed: [[String: String]]) {
    let pages = folders.map { "\($0)/index.html" }
    guard pages.contains(where: { FileManager.default.fileExists(atPath: $0) }) else {
      var sheet = ContactSheet()
      for file in Set(try folders.flatMap(files)).sorted() where file.hasSuffix(".png") {
        sheet.add(file: URL(fileURLWithPath: file).deletingLastPathComponent().path, picture: file)
      }
      return (sheet.html, folders.map { _ in [:] })
    }
    let all = try pages.map(parts)
    let titles = DocumentTitles(all.flatMap { ContactSheet.documents(in: $0.body) })
    let sheets = all.map { ContactSheet.renaming($0.body, to: titles) }
    let body = ReportOrder.page(sheets.map(\.body).filter { !$0.isEmpty }.joined(separator: "\n"))
    return ((all.first?.head ?? "") + body + (all.first?.tail ?? ""), sheets.map(\.renamed))
  }

  /// The files in a folder but its page, by their paths in it.
  private static func files(in folder: String) throws -> [String] {
    guard let list = FileManager.default.enumerator(atPath: folder) else {
      throw Failure(path: folder, message: "it cannot be read")
    }
    return list.compactMap { $0 as? String }.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      return !isFolder.boolValue && name != "index.html"
    }.sorted()
  }
}
