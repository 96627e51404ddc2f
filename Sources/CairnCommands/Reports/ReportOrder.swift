internal import Foundation

/// The order of what joined reports tell: that of one report of all documents, by their paths.
enum ReportOrder {
  /// In the order of paths; what is about one document stays as it was.
  static func sorted<Entry>(_ entries: [Entry], by path: (Entry) -> String) -> [Entry] {
    entries.map { (path($0), $0) }.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// Reports of `lint` and `diff` as text, and of `diff` as Markdown.
  static func joined(_ texts: [String]) -> String {
    let lines = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
    let isMarkdown = lines.first?.hasPrefix("### ") == true
    func title(_ index: Int) -> Substring? {
      let line = lines[index]
      if isMarkdown { return line.hasPrefix("### ") ? line : nil }
      if let finding = line.prefixMatch(of: #/(.+?):[0-9]+:[0-9]+: /#) { return finding.1 }
      // A document's changes are below an empty line, those of a scene are not.
      let isAlone = index + 1 >= lines.count || lines[index + 1].isEmpty
      return line.isEmpty || line.hasPrefix(" ") || !isAlone ? nil : line
    }
    var parts: [(title: String, lines: [Substring])] = [("", [])]
    for (index, line) in lines.enumerated() {
      if let title = title(index) { parts.append((String(title), [])) }
      parts[parts.count - 1].lines.append(line)
    }
    let isDiff = parts.contains { $0.lines.count > 1 }
    for index in parts.indices where isDiff {
      while parts[index].lines.last?.isEmpty == true { parts[index].lines.removeLast() }
    }
    let blocks = sorted(parts.filter { !$0.lines.isEmpty }, by: \.title).map { part in
      part.lines.joined(separator: "\n") + "\n"
    }
    guard isDiff else { return blocks.joined() }
    return isMarkdown ? blocks.map { $0 + "\n" }.joined() : blocks.joined(separator: "\n")
  }

  /// The body of a page: pictures by their documents, changes by theirs.
  static func page(_ body: String) -> String {
    let starts = #/<figure data-document="([^"]*)">|<h2>([^<]*)</h2>/#
    let matches = body.matches(of: starts)
    guard let first = matches.first else { return body }
    var parts: [(title: String, text: Substring)] = []
    for (index, match) in matches.enumerated() {
      let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : body.endIndex
      var text = body[match.range.lowerBound..<end]
      if text.hasSuffix("\n") { text = text.dropLast() }
      parts.append((String(match.1 ?? match.2 ?? ""), text))
    }
    return body[..<first.range.lowerBound] + sorted(parts, by: \.title).map(\.text).joined(separator: "\n")
  }
}
