import HTMLParsing
import Testing

/// Pieces of pages as they are found. Provenance: <https://html.spec.whatwg.org/multipage/parsing.html>, written for
/// this project.
struct HTMLParserTests {
  @Test(
    arguments: [
      ("", []), ("a < b", [.text("a < b")]),
      ("a<br>b", [.text("a"), element("br"), .text("b")]),
      ("&eacute;&#233;&nbsp;&check", [.text("éé\u{A0}&check")]),
      ("<P>a<p>b", [element("p", [.text("a")]), element("p", [.text("b")])]),
      ("<b>a", [element("b", [.text("a")])]), ("a</b>", [.text("a")]),
      ("<a HREF=x title='y>z'>t</a>", [element("a", ["href": "x", "title": "y>z"], [.text("t")])]),
      ("<script>1 < 2</script>", [element("script", [.text("1 < 2")])]),
      ("<a b", [element("a", ["b": ""])]),
    ] as [(String, [HTMLNode])]) func pieces(_ html: String, _ nodes: [HTMLNode])
  {
    #expect(HTMLParser.nodes(of: html) == nodes)
  }

  @Test func pages() {
    let html = "<!DOCTYPE html><html><head><title>t</title></head><body class=\"c\">x</body></html>"
    let body = Self.element("body", ["class": "c"], [.text("x")])
    let head = Self.element("head", [Self.element("title", [.text("t")])])
    #expect(HTMLParser.nodes(of: html) == [Self.element("html", [head, body])])
  }

  /// Neither crashes, and each ends.
  @Test(arguments: ["<div>", "<a \"", "<", "&", "<!--", "</p>", "<table><tr><td>", "\0<b>"]) func hostile(
    _ piece: String
  ) {
    _ = HTMLParser.nodes(of: String(repeating: piece, count: 20_000))
  }

  private static func element(
    _ name: String, _ attributes: [String: String] = [:], _ children: [HTMLNode] = []
  ) -> HTMLNode { .element(name, attributes: attributes, children: children) }
  private static func element(_ name: String, _ children: [HTMLNode]) -> HTMLNode {
    .element(name, attributes: [:], children: children)
  }
}
