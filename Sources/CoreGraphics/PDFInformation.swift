package import Foundation

/// What a PDF document says about itself.
package enum PDFInformation {
  /// By the names of PDF's own document information, from a dictionary by Core Graphics' keys.
  package static func texts(_ information: NSDictionary?) -> [String: String] {
    texts(information as? [AnyHashable: Any] ?? [:])
  }

  package static func texts(_ information: [AnyHashable: Any]) -> [String: String] {
    let names = [
      kCGPDFContextTitle: "Title", kCGPDFContextAuthor: "Author", kCGPDFContextSubject: "Subject",
      kCGPDFContextKeywords: "Keywords", kCGPDFContextCreator: "Creator",
    ]
    var texts: [String: String] = [:]
    for (key, value) in information {
      guard let name = (key as? String).flatMap({ names[$0] }) else { continue }
      texts[name] = (value as? [String])?.joined(separator: ", ") ?? value as? String
    }
    return texts
  }
}
