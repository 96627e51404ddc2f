extension FrameworkSources {
  /// vImage's buffers, blurs by boxes and matrices of colours, of four components of eight bits.
  static let accelerate = #"""
    public typealias vImagePixelCount = UInt
    public typealias vImage_Flags = UInt32
    public typealias vImage_Error = Int
    public let kvImageNoError = 0, kvImageBufferSizeMismatch = -21774
    public let kvImageNoFlags = 0, kvImageLeaveAlphaUnchanged = 1, kvImageCopyInPlace = 2, kvImageBackgroundColorFill = 4, kvImageEdgeExtend = 8, kvImageDoNotTile = 16, kvImageHighQualityResampling = 32, kvImageTruncateKernel = 64, kvImageGetTempBufferSize = 128
    public struct vImage_Buffer {
      public var data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
      public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
      public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) { (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes) }
    }
    /// The mean of `count` values around each of `length`, `step` bytes apart; edges go on outwards.
    private func _boxMeans(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, length: Int, step: Int, targetStep: Int, count: Int) {
      let half = count / 2
      func value(_ place: Int) -> Int { Int(source[min(max(place, 0), length - 1) * step]) }
      var sum = (-half...half).reduce(0) { $0 + value($1) }
      for place in 0..<length {
        target[place * targetStep] = UInt8((sum + half) / (2 * half + 1))
        sum += value(place + half + 1) - value(place - half)
      }
    }
    @discardableResult public func vImageBoxConvolve_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags) -> vImage_Error {
      if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 1 }
      let (source, target) = (src.pointee, dest.pointee); let (width, height) = (Int(target.width), Int(target.height))
      guard width > 0, height > 0, source.width == target.width, source.height == target.height, let from = source.data?.assumingMemoryBound(to: UInt8.self), let to = target.data?.assumingMemoryBound(to: UInt8.self) else { return kvImageBufferSizeMismatch }
      var rows = [UInt8](repeating: 0, count: width * height * 4)
      rows.withUnsafeMutableBufferPointer { rows in
        guard let rows = rows.baseAddress else { return }
        for part in 0..<4 {
          for y in 0..<height { _boxMeans(from + y * source.rowBytes + part, rows + y * width * 4 + part, length: width, step: 4, targetStep: 4, count: Int(kernel_width)) }
          for x in 0..<width { _boxMeans(rows + x * 4 + part, to + x * 4 + part, length: height, step: width * 4, targetStep: target.rowBytes, count: Int(kernel_height)) }
        }
      }
      return kvImageNoError
    }
    @discardableResult public func vImageMatrixMultiply_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags) -> vImage_Error {
      let (source, target) = (src.pointee, dest.pointee)
      guard source.width == target.width, source.height == target.height, let from = source.data?.assumingMemoryBound(to: UInt8.self), let to = target.data?.assumingMemoryBound(to: UInt8.self) else { return kvImageBufferSizeMismatch }
      for y in 0..<Int(source.height) {
        for x in 0..<Int(source.width) {
          let pixel = (0..<4).map { Int32(from[y * source.rowBytes + x * 4 + $0]) + Int32(pre_bias?[$0] ?? 0) }
          for part in 0..<4 {
            let sum = (0..<4).reduce(post_bias?[part] ?? 0) { $0 + pixel[$1] * Int32(matrix[$1 * 4 + part]) }
            to[y * target.rowBytes + x * 4 + part] = UInt8(min(max(sum / max(divisor, 1), 0), 255))
          }
        }
      }
      return kvImageNoError
    }
    """#
}
