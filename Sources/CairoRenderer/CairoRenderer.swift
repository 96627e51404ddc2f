import CCairo
public import Foundation
public import UIDisplayList
import UIGeometry

/// Plays display lists with Cairo, on any thread.
public struct CairoRenderer: DisplayListRenderer {
  /// A renderer; it keeps nothing between pictures but faces.
  public init() {}

  public func bitmap(_ list: DisplayList, size: CGSize, scale: CGFloat, background: Color?) throws(RenderingError)
    -> ImageBitmap
  {
    let canvas = try BitmapCanvas(size: size, scale: scale)
    canvas.play(list, background: background)
    return try canvas.finish(scale: scale)
  }

  public func png(_ list: DisplayList, size: CGSize, scale: CGFloat, background: Color?) throws(RenderingError)
    -> Data
  {
    let canvas = try BitmapCanvas(size: size, scale: scale)
    canvas.play(list, background: background)
    return try canvas.png()
  }

  public func pdf(_ pages: [DisplayListPage], info: [String: String]) throws(RenderingError) -> Data {
    let output = OutputStream()
    let first = pages.first?.size ?? CGSize(width: 1, height: 1)
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        OutputStream.write, output.context, first.width, first.height)
    else { throw .failed("no PDF surface") }
    defer { cairo_surface_destroy(surface) }
    // A fixed date: equal input gives equal bytes.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
    for (key, value) in info {
      guard let metadata = Self.metadata[key] else { continue }
      cairo_pdf_surface_set_metadata(surface, metadata, value)
    }
    for page in pages {
      guard VectorCanvas.accepts(page.size) else { throw .invalidSize(page.size, scale: 1) }
      cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
      VectorCanvas.play(page.list, on: surface, size: page.size, background: page.background)
      cairo_surface_show_page(surface)
    }
    cairo_surface_finish(surface)
    return try output.data(after: surface)
  }

  private static let metadata = [
    "Title": CAIRO_PDF_METADATA_TITLE, "Author": CAIRO_PDF_METADATA_AUTHOR, "Subject": CAIRO_PDF_METADATA_SUBJECT,
    "Keywords": CAIRO_PDF_METADATA_KEYWORDS, "Creator": CAIRO_PDF_METADATA_CREATOR,
  ]

  public func svg(_ list: DisplayList, size: CGSize, background: Color?) throws(RenderingError) -> Data {
    guard VectorCanvas.accepts(size) else { throw .invalidSize(size, scale: 1) }
    let output = OutputStream()
    guard
      let surface = cairo_svg_surface_create_for_stream(
        OutputStream.write, output.context, size.width, size.height)
    else { throw .failed("no SVG surface") }
    defer { cairo_surface_destroy(surface) }
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    VectorCanvas.play(list, on: surface, size: size, background: background)
    cairo_surface_finish(surface)
    return try output.data(after: surface)
  }
}

/// Collects what Cairo writes.
final class OutputStream {
  private var bytes = Data()

  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { context, bytes, count in
    guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<OutputStream>.fromOpaque(context).takeUnretainedValue().bytes.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }

  func data(after surface: OpaquePointer) throws(RenderingError) -> Data {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS || status == CAIRO_STATUS_SURFACE_FINISHED else {
      throw .failed(String(cString: cairo_status_to_string(status)))
    }
    return bytes
  }
}
