import Foundation
import UIDisplayList

/// What a `UIImage` shows.
enum ImageContent: Equatable {
  case empty
  case bitmap(ImageBitmap)
  /// A drawing of `size` points, for which pixels are made at `scale` when they are asked for.
  case drawing(DisplayList, size: CGSize, scale: CGFloat)

  /// In points, before orientation.
  var size: CGSize {
    switch self {
    case .empty: .zero
    case .bitmap(let bitmap): bitmap.size
    case .drawing(_, let size, _): size
    }
  }

  var scale: CGFloat {
    switch self {
    case .empty: 1
    case .bitmap(let bitmap): bitmap.scale
    case .drawing(_, _, let scale): scale
    }
  }

  /// Whether both show the same pixels, read once or twice.
  func showsSame(as other: ImageContent) -> Bool {
    guard case .bitmap(let own) = self, case .bitmap(let others) = other, own != others else { return self == other }
    return own.width == others.width && own.height == others.height && own.scale == others.scale
      && own.storage.bytes == others.storage.bytes
  }

  /// The pixels; those of a drawing are made now.
  var bitmap: ImageBitmap? {
    switch self {
    case .empty: nil
    case .bitmap(let bitmap): bitmap
    case .drawing(let list, let size, let scale):
      try? DrawingServices.current.renderer?.bitmap(list, size: size, scale: scale, background: nil)
    }
  }
}

/// All that a `UIImage` knows beside its content.
struct ImageAttributes: Equatable {
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var baselineOffset: CGFloat?
  var flipsForRightToLeft = false
  var images: [UIImage]?
  var duration: TimeInterval = 0
  var configuration: UIImage.Configuration?
  var symbolName: String?
  var symbolOrigin = SymbolOrigin()
  /// Of a symbol of an asset catalogue.
  var symbolTemplate: SymbolTemplate?
  /// The variants of which the picture is one.
  var asset: UIImageAsset?
  /// The traits for which a named picture was looked up, as far as they choose pictures.
  var pickedFor: TraitStorage?
}
