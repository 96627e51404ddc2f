internal import CHTMLParsing

/// Reads HTML as it is found: what is not closed, quoted or nested as it should be is repaired, nothing fails.
///
/// The parser is libxml2's, which Foundation's XML brings along on Linux. It follows no references out of the text.
/// Source: <https://gnome.pages.gitlab.gnome.org/libxml2/html/HTMLparser_8h.html>
public enum HTMLParser {
  /// The elements and texts of a page or of a piece of one.
  ///
  /// Reading ends where elements are nested deeper than libxml2 allows (256).
  public static func nodes(of html: String) -> [HTMLNode] {
    // A piece of a page stands in a body; else its first text would be given a paragraph.
    let isPage = html.contains(/<(?i:html|head|body)[\s>]/)
    let text = (isPage ? html : "<body>" + html).replacing("\0", with: "")
    guard text.utf8.count < Int32.max, let document = text.withCString({ chtml_read($0, Int32(text.utf8.count)) })
    else {
      return []
    }
    defer { chtml_free(document) }
    let found = nodes(from: chtml_first(document))
    return isPage ? found : content(of: "body", in: content(of: "html", in: found))
  }

  private static func content(of name: String, in nodes: [HTMLNode]) -> [HTMLNode] {
    for case .element(name, _, let children) in nodes { return children }
    return nodes
  }

  private static func nodes(from first: OpaquePointer?) -> [HTMLNode] {
    var result: [HTMLNode] = []
    var next = first
    while let node = next {
      next = chtml_next(node)
      let text = string(chtml_string(node))
      switch chtml_kind(node) {
      case CHTMLNodeText: result.append(.text(text))
      case CHTMLNodeElement:
        let children = nodes(from: chtml_first_child(node))
        result.append(.element(text.lowercased(), attributes: attributes(of: node), children: children))
      default: break
      }
    }
    return result
  }

  private static func attributes(of element: OpaquePointer) -> [String: String] {
    var result: [String: String] = [:]
    var next = chtml_first_attribute(element)
    while let attribute = next {
      next = chtml_next_attribute(attribute)
      let name = string(chtml_attribute_name(attribute)).lowercased()
      if result[name] == nil { result[name] = string(chtml_attribute_value(attribute)) }
    }
    return result
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}
