/// What a PDF document says about itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and the like, by Core Graphics' keys, for example `kCGPDFContextTitle`. Default: empty.
  open var documentInfo: [String: Any] = [:]

  /// By the names of PDF's own document information.
  var information: [String: String] {
    let names = [
      kCGPDFContextTitle: "Title", kCGPDFContextAuthor: "Author", kCGPDFContextSubject: "Subject",
      kCGPDFContextKeywords: "Keywords", kCGPDFContextCreator: "Creator",
    ]
    var texts: [String: String] = [:]
    for (key, value) in documentInfo {
      guard let name = names[key] else { continue }
      texts[name] = (value as? [String])?.joined(separator: ", ") ?? value as? String
    }
    return texts
  }
}
