internal import CLoadedCodecs
internal import Foundation
internal import UIDisplayList

/// Reads the pictures of a GIF file one after the other, through giflib. What a damaged file has before its damage counts.
final class GIFReader {
  let size: PixelSize
  private let handle: OpaquePointer
  /// The library reads them where they are.
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Nil for what is no GIF, for a screen that is too large, and without the library.
  init?(_ data: Data) {
    guard GIFFile.matches(data) else { return nil }
    LoadedCodec.gif.warnIfMissing()
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
    _ = bytes.initialize(from: data)
    var (width, height) = (Int32(0), Int32(0))
    guard let handle = cairn_gif_open(bytes.baseAddress, bytes.count, &width, &height) else {
      bytes.deallocate()
      return nil
    }
    self.bytes = bytes
    self.handle = handle
    size = PixelSize(width: Int(width), height: Int(height))
    guard ImageBitmap.isAcceptable(width: size.width, height: size.height) else { return nil }
  }

  deinit {
    cairn_gif_close(handle)
    bytes.deallocate()
  }

  /// The next picture; nil at the end, and where the file is damaged.
  func next() -> GIFFile.Frame? {
    var picture = CairnGIFPicture()
    guard cairn_gif_next(handle, &picture) != 0,
      ImageBitmap.isAcceptable(width: Int(picture.width), height: Int(picture.height))
    else { return nil }
    return GIFFile.Frame(
      left: Int(picture.left), top: Int(picture.top), width: Int(picture.width), height: Int(picture.height),
      delay: Double(picture.delay) / 100, disposal: [2: .clear, 3: .restore][picture.disposal] ?? .keep)
  }

  /// How often the pictures loop, as far as the file has been read.
  var loopCount: Int? {
    let count = cairn_gif_loops(handle)
    return count < 0 ? nil : Int(count)
  }

  /// Draws the picture that came last over the canvas: BGRA, as large as the screen.
  func draw(into canvas: inout [UInt8]) {
    cairn_gif_draw(handle, &canvas, Int32(size.width), Int32(size.height))
  }
}
