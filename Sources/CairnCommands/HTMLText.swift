/// Texts in pages, and in what else is written with marks.
enum HTMLText {
  /// Without what begins a mark or ends an attribute.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  /// What was escaped so.
  static func unescaped(_ text: String) -> String {
    text.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&amp;", with: "&")
  }
}
