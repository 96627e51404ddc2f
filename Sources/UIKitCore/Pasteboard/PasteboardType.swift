/// Uniform type identifiers that pasteboards use for common values.
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let image = "public.png"
  static let color = "com.apple.uikit.color"
}
