public import CoreGraphics

/// A PDF document that is being drawn, with where it goes.
final class PDFDrawing {
  let pages: UIGraphicsPDFRendererContext
  let bounds: CGRect
  private let format: UIGraphicsPDFRendererFormat
  private let finish: (Data) -> Void

  init(_ bounds: CGRect, _ information: [AnyHashable: Any]?, finish: @escaping (Data) -> Void) {
    // UIKIT: "If you specify an empty rectangle, a default page size of 612 by 792 points is used."
    self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    self.finish = finish
    format = UIGraphicsPDFRendererFormat()
    for case let (key as String, value) in information ?? [:] { format.documentInfo[key] = value }
    pages = UIGraphicsPDFRendererContext(
      cgContext: CGContext(recording: self.bounds), format: format, bounds: self.bounds)
  }

  func close() { finish(UIGraphicsPDFRenderer.document(of: pages, format)) }
}

/// Begins a PDF document that is written to a file at its end.
///
/// - Parameters:
///   - path: the file's; an empty path writes nothing.
///   - bounds: of the pages, in points; an empty rectangle means 612 by 792.
///   - documentInfo: by Core Graphics' keys, for example `kCGPDFContextTitle`.
/// - Returns: whether the file can be made.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
  -> Bool
{
  if !path.isEmpty, !FileManager.default.createFile(atPath: path, contents: nil) { return false }
  let drawing = PDFDrawing(bounds, documentInfo) { data in
    if !path.isEmpty { _ = FileManager.default.createFile(atPath: path, contents: data) }
  }
  ContextStack.current.begin(drawing)
  return true
}

/// Begins a PDF document that stands in `data` after its end. The parameters are those of a document in a file.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { ContextStack.current.begin(PDFDrawing(bounds, documentInfo) { data.append($0) }) }

/// Ends the page and the document.
public func UIGraphicsEndPDFContext() {
  guard let drawing = ContextStack.current.pdf else { return }
  drawing.close()
  UIGraphicsPopContext()
}

/// Begins a page of the document's size; the one before it ends.
public func UIGraphicsBeginPDFPage() {
  guard let drawing = ContextStack.current.pdf else { return }
  UIGraphicsBeginPDFPageWithInfo(drawing.bounds, nil)
}

/// Begins a page of its own size, in points; an empty rectangle means the document's.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let drawing = ContextStack.current.pdf else { return }
  drawing.pages.beginPage(withBounds: bounds.isEmpty ? drawing.bounds : bounds, pageInfo: [:])
}

/// The present page, in points; empty outside a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { ContextStack.current.pdf?.pages.pdfContextBounds ?? .zero }

// DEVIATION: links and destinations inside of documents are not written.
/// Has no effect: PDF pages get no links.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
/// Has no effect: PDF pages get no places to go to.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}
/// Has no effect: PDF pages get no links.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
