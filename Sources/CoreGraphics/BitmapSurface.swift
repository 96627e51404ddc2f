import Foundation
import UIDisplayList

/// The pixels of a bitmap context: what was there at first, and over it all that the context has recorded.
final class BitmapSurface {
  let layout: PixelLayout
  let space: CGColorSpace
  let info: UInt32
  let pixels: UnsafeMutableRawBufferPointer
  private let ownsPixels: Bool
  private let initial: ImageBitmap?
  private var renderedCount = 0

  init(layout: PixelLayout, foreign: UnsafeMutableRawPointer?, space: CGColorSpace, info: UInt32) {
    self.layout = layout
    self.space = space
    self.info = info
    ownsPixels = foreign == nil
    if let foreign {
      pixels = UnsafeMutableRawBufferPointer(start: foreign, count: layout.byteCount)
      let found = layout.read(UnsafeRawBufferPointer(pixels))
      initial = found?.storage.bytes.contains { $0 != 0 } == true ? found : nil
    } else {
      pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: layout.byteCount, alignment: 16)
      _ = pixels.initializeMemory(as: UInt8.self, repeating: 0)
      initial = nil
    }
  }

  deinit { if ownsPixels { pixels.deallocate() } }

  /// Foreign memory is read without notice, so it follows every drawing.
  func didDraw(_ context: CGContext) { if !ownsPixels { update(from: context.displayList) } }

  func update(from list: DisplayList) {
    guard list.commands.count != renderedCount, let renderer = DrawingServices.current.renderer else { return }
    renderedCount = list.commands.count
    let size = CGSize(width: layout.width, height: layout.height)
    var commands = list.commands
    if let initial {
      commands.insert(.image(ImageDrawing(image: initial, destination: CGRect(origin: .zero, size: size))), at: 0)
    }
    let drawn = try? renderer.bitmap(DisplayList(commands: commands), size: size, scale: 1, background: nil)
    if let drawn { layout.write(drawn, to: pixels) }
  }
}
