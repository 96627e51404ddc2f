/// What a PDF document says about itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and the like, by Core Graphics' keys, for example `kCGPDFContextTitle`. Default: empty.
  open var documentInfo: [String: Any] = [:]

  /// By the names of PDF's own document information.
  var information: [String: String] { PDFInformation.texts(documentInfo) }
}
