// Keys of what a PDF document says about itself, for `UIGraphicsPDFRendererFormat.documentInfo`.
//
// DEVIATION: strings, where Apple's are `CFString`: a dictionary of them is `[String: Any]` by itself.
//
// Source: <https://developer.apple.com/documentation/coregraphics/auxiliary-dictionary-keys>

/// The document's title: a string.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// Who wrote the document: a string.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// What the document is about: a string.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// Words to find the document by: a string, or an array of strings.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The program that made what became the document: a string.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
