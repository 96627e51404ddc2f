public import Foundation
internal import UIDisplayList

// Contexts whose drawing becomes pages of a PDF document, with the origin at the bottom left.
extension CGContext {
  /// A document in a file, which is written when the document is closed or the context goes.
  ///
  /// - Parameters:
  ///   - url: of the file.
  ///   - mediaBox: the pages' area, in points; nil means 612 by 792.
  ///   - auxiliaryInfo: what the document says about itself, by keys as `kCGPDFContextTitle`.
  ///
  /// Source: <https://developer.apple.com/documentation/coregraphics/cgcontext/init(_:mediabox:_:)>
  public convenience init?(_ url: NSURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// A document that goes to a consumer when it is closed or the context goes.
  ///
  /// Source: <https://developer.apple.com/documentation/coregraphics/cgcontext/init(consumer:mediabox:_:)>
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?
  ) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard !box.isEmpty else { return nil }
    self.init(document: PDFPages(consumer: consumer, information: PDFInformation.texts(auxiliaryInfo)), area: box)
  }

  /// Begins a page of the document's size; the one before it ends.
  ///
  /// DEVIATION: a size of its own (`kCGPDFContextMediaBox`) has no effect.
  public func beginPDFPage(_ pageInfo: NSDictionary?) {
    endPDFPage()
    guard let document else { return }
    document.hasPage = true
    builder = DisplayListBuilder()
    builder.concatenate(baseTransform)
  }

  /// Ends the page; what is drawn before the next begins is lost.
  public func endPDFPage() {
    guard let document, document.hasPage else { return }
    document.hasPage = false
    document.pages.append(DisplayListPage(list: builder.build(), size: document.size))
  }

  /// Begins a page of the document's size.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPDFPage(nil) }
  /// Ends the page.
  public func endPage() { endPDFPage() }

  /// Writes the document. Nothing is drawn into it any more.
  public func closePDF() {
    endPDFPage()
    document?.close()
  }
}
