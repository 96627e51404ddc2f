import Foundation

/// A Gaussian blur made of three box blurs, whose error is below 3 %.
///
/// Source: <https://www.w3.org/TR/SVG11/filters.html#feGaussianBlurElement>
enum GaussianBlur {
  /// - Parameters:
  ///   - depth: bytes of a pixel, each blurred by itself.
  ///   - deviation: in pixels.
  static func apply(
    to data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, depth: Int, deviation: Double
  ) {
    guard deviation > 0.1, width > 0, height > 0 else { return }
    let size = max(1, Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)))
    // Odd sizes are centred; of an even one two are shifted against each other, the third is one wider.
    let boxes: [(before: Int, after: Int)] =
      size % 2 == 1
      ? Array(repeating: (size / 2, size / 2), count: 3)
      : [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
    let used = bounds(of: data, width: width, height: height, stride: stride, depth: depth, margin: size * 2)
    guard let used else { return }
    var line = [UInt8](repeating: 0, count: max(used.width, used.height))
    line.withUnsafeMutableBufferPointer { buffer in
      guard let scratch = buffer.baseAddress else { return }
      for box in boxes {
        for component in 0..<depth {
          let first = data + used.y * stride + used.x * depth + component
          for row in 0..<used.height {
            blurLine(first + row * stride, step: depth, count: used.width, box: box, scratch: scratch)
          }
          for column in 0..<used.width {
            blurLine(first + column * depth, step: stride, count: used.height, box: box, scratch: scratch)
          }
        }
      }
    }
  }

  private static func blurLine(
    _ line: UnsafeMutablePointer<UInt8>, step: Int, count: Int, box: (before: Int, after: Int),
    scratch: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count { scratch[index] = line[index &* step] }
    let size = box.before + box.after + 1
    // Division by multiplication: exact enough for sums of bytes.
    let factor = UInt64((Double(1 << 32) / Double(size)).rounded())
    var sum = 0
    for index in 0..<min(box.after, count) { sum &+= Int(scratch[index]) }
    for index in 0..<count {
      if index &+ box.after < count { sum &+= Int(scratch[index &+ box.after]) }
      line[index &* step] = UInt8(truncatingIfNeeded: (UInt64(sum) &* factor &+ 1 << 31) >> 32)
      if index >= box.before { sum &-= Int(scratch[index &- box.before]) }
    }
  }

  /// The part of the picture that is not empty, grown by `margin` within the picture.
  private static func bounds(
    of data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, depth: Int, margin: Int
  ) -> (x: Int, y: Int, width: Int, height: Int)? {
    var (minX, maxX, minY, maxY) = (width, -1, height, -1)
    for y in 0..<height {
      let row = data + y * stride
      guard let first = (0..<width * depth).first(where: { row[$0] != 0 }) else { continue }
      let last = (0..<width * depth).last { row[$0] != 0 } ?? first
      minX = min(minX, first / depth)
      maxX = max(maxX, last / depth)
      minY = min(minY, y)
      maxY = y
    }
    guard maxX >= 0 else { return nil }
    let (x0, y0) = (max(0, minX - margin), max(0, minY - margin))
    return (x0, y0, min(width, maxX + margin + 1) - x0, min(height, maxY + margin + 1) - y0)
  }
}
