import Foundation
import UIDisplayList

/// A bitmap's layout of 8 bits per component, from and to premultiplied blue, green, red, alpha.
struct PixelLayout {
  var width: Int
  var height: Int
  var bytesPerRow: Int
  var bytesPerPixel: Int
  /// Offsets within a pixel; for grey all three are one.
  private var red = 0
  private var green = 0
  private var blue = 0
  private var alpha: Int?
  private var isPremultiplied = true
  private var isAlphaOnly = false

  init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, model: CGColorSpaceModel, info: CGBitmapInfo
  ) {
    guard ImageBitmap.isAcceptable(width: width, height: height), bitsPerComponent == 8 else { return nil }
    self.width = width
    self.height = height
    let kind = info.alphaInfo
    var isAlphaFirst = false
    switch kind {
    case .none, .alphaOnly: break
    case .premultipliedLast, .last: alpha = 0
    case .premultipliedFirst, .first:
      alpha = 0
      isAlphaFirst = true
    case .noneSkipLast: break
    case .noneSkipFirst: isAlphaFirst = true
    }
    isPremultiplied = kind != .last && kind != .first
    if kind == .alphaOnly {
      (isAlphaOnly, bytesPerPixel, alpha) = (true, 1, 0)
    } else if model == .monochrome {
      bytesPerPixel = kind == .none ? 1 : 2
      let gray = isAlphaFirst ? 1 : 0
      (red, green, blue) = (gray, gray, gray)
      if alpha != nil { alpha = 1 - gray }
    } else if model == .rgb {
      bytesPerPixel = kind == .none ? 3 : 4
      let offset = isAlphaFirst ? 1 : 0
      (red, green, blue) = (offset, offset + 1, offset + 2)
      if alpha != nil { alpha = isAlphaFirst ? 0 : 3 }
      if info.isLittleEndian, bytesPerPixel == 4 {
        (red, green, blue, alpha) = (3 - red, 3 - green, 3 - blue, alpha.map { 3 - $0 })
      }
    } else {
      return nil
    }
    self.bytesPerRow = bytesPerRow == 0 ? width * bytesPerPixel : bytesPerRow
    guard self.bytesPerRow >= width * bytesPerPixel, self.bytesPerRow <= 1 << 24 else { return nil }
  }

  var byteCount: Int { bytesPerRow * height }

  /// The picture in `source`; nil when it is too short.
  func read(_ source: UnsafeRawBufferPointer) -> ImageBitmap? {
    guard source.count >= bytesPerRow * (height - 1) + width * bytesPerPixel else { return nil }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let from = y * bytesPerRow + x * bytesPerPixel
        let to = (y * width + x) * 4
        let a = alpha.map { source[from + $0] } ?? 255
        func component(_ offset: Int) -> UInt8 {
          if isAlphaOnly { return 0 }
          let value = source[from + offset]
          return isPremultiplied ? min(value, a) : UInt8((Int(value) * Int(a) + 127) / 255)
        }
        bytes[to] = component(blue)
        bytes[to + 1] = component(green)
        bytes[to + 2] = component(red)
        bytes[to + 3] = a
      }
    }
    return ImageBitmap(width: width, height: height, bytes: bytes)
  }

  /// Writes a picture of the same size.
  func write(_ image: ImageBitmap, to target: UnsafeMutableRawBufferPointer) {
    guard image.width == width, image.height == height, target.count >= byteCount else { return }
    let source = image.storage.bytes
    for y in 0..<height {
      for x in 0..<width {
        let from = (y * width + x) * 4
        let to = y * bytesPerRow + x * bytesPerPixel
        let a = source[from + 3]
        if isAlphaOnly {
          target[to] = a
          continue
        }
        func component(_ index: Int) -> UInt8 {
          let value = source[from + index]
          return isPremultiplied || a == 0 ? value : UInt8(min(255, (Int(value) * 255 + Int(a) / 2) / Int(a)))
        }
        if red == green {
          let luminance = 0.0722 * Double(component(0)) + 0.7152 * Double(component(1)) + 0.2126 * Double(component(2))
          target[to + red] = UInt8(luminance.rounded())
        } else {
          target[to + blue] = component(0)
          target[to + green] = component(1)
          target[to + red] = component(2)
        }
        if let alpha { target[to + alpha] = a }
      }
    }
  }

  /// A picture whose alpha is the brightness of another, or its darkness.
  static func alphaFromLuminance(_ image: ImageBitmap, inverted: Bool) -> ImageBitmap {
    var bytes = image.storage.bytes
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let light = 0.0722 * Double(bytes[index]) + 0.7152 * Double(bytes[index + 1]) + 0.2126 * Double(bytes[index + 2])
      let value = UInt8(min(255, light.rounded()))
      bytes[index + 3] = inverted ? 255 - value : value
      (bytes[index], bytes[index + 1], bytes[index + 2]) = (0, 0, 0)
    }
    return ImageBitmap(width: image.width, height: image.height, bytes: bytes) ?? image
  }
}
