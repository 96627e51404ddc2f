public import Foundation

/// A player of display lists. Its methods may be called from any thread, several at a time.
public protocol DisplayListRenderer: Sendable {
  /// The drawing as pixels.
  ///
  /// - Parameters:
  ///   - list: The drawing, in points.
  ///   - size: in points; the picture shows the rectangle of this size at the origin.
  ///   - scale: pixels per point; the pixel size is rounded to whole pixels.
  ///   - background: nil for a transparent picture.
  func bitmap(_ list: DisplayList, size: CGSize, scale: CGFloat, background: Color?) throws(RenderingError)
    -> ImageBitmap
  /// The drawing as a PNG file; equal input gives equal bytes.
  func png(_ list: DisplayList, size: CGSize, scale: CGFloat, background: Color?) throws(RenderingError) -> Data
  /// The drawings as a PDF file, a page each; a point is 1/72 inch.
  ///
  /// - Parameters:
  ///   - pages: in order.
  ///   - info: what the file says about itself, by the keys of PDF's document information (`Title`, `Author`, `Subject`,
  ///     `Keywords`, `Creator`; ISO 32000-1, 14.3.3). Others are left out.
  func pdf(_ pages: [DisplayListPage], info: [String: String]) throws(RenderingError) -> Data
  /// The drawing as an SVG file; a point is one user unit.
  func svg(_ list: DisplayList, size: CGSize, background: Color?) throws(RenderingError) -> Data
}

extension DisplayListRenderer {
  /// The drawings as a PDF file that says nothing about itself.
  public func pdf(_ pages: [DisplayListPage]) throws(RenderingError) -> Data { try pdf(pages, info: [:]) }
  /// The drawing as a PDF file of one page.
  public func pdf(_ list: DisplayList, size: CGSize, background: Color?) throws(RenderingError) -> Data {
    try pdf([DisplayListPage(list: list, size: size, background: background)])
  }
}

/// A drawing on paper.
public struct DisplayListPage: Hashable, Sendable {
  /// What is drawn, in points.
  public var list: DisplayList
  /// In points.
  public var size: CGSize
  /// Nil for none.
  public var background: Color?

  /// A page.
  public init(list: DisplayList, size: CGSize, background: Color? = nil) {
    self.list = list
    self.size = size
    self.background = background
  }
}

/// Why a drawing could not be rendered.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Not positive, not finite, or more pixels than `ImageBitmap` accepts.
  case invalidSize(CGSize, scale: CGFloat)
  /// No renderer is installed.
  case noRenderer
  /// The library underneath failed, in its words.
  case failed(String)

  public var description: String {
    switch self {
    case .invalidSize(let size, let scale):
      "cannot draw \(size.width) × \(size.height) points at \(scale) pixels per point"
    case .noRenderer: "no renderer is installed"
    case .failed(let message): "drawing failed: \(message)"
    }
  }
}
