internal import Foundation
#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// What a workspace of Xcode's lists: the paths of its files from the folder that it lies in.
final class WorkspaceContents: NSObject, XMLParserDelegate {
  private var paths: [String] = []
  /// The folders of the groups around, outermost first.
  private var groups: [String] = []

  /// The paths in the text of `contents.xcworkspacedata`, as far as it can be read.
  static func paths(in data: Data) -> [String] {
    let contents = WorkspaceContents()
    let parser = XMLParser(data: data)
    parser.delegate = contents
    _ = parser.parse()
    return contents.paths
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch element {
    case "Group": groups.append(path(of: attributes["location"] ?? "") ?? "")
    case "FileRef": if let path = path(of: attributes["location"] ?? "") { paths.append(path) }
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    if element == "Group" { _ = groups.popLast() }
  }

  /// `group:` is a place in the group around, `container:` one in the workspace's folder; others are not the project's.
  private func path(of location: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return [groups.last ?? "", path].filter { !$0.isEmpty }.joined(separator: "/")
    case "container": return path
    default: return nil
    }
  }
}
