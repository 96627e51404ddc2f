public import Foundation
internal import UIDisplayList

/// A picture file whose pictures and properties are asked for one by one.
///
/// Source: <https://developer.apple.com/documentation/imageio/cgimagesource>
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private var data: Data
  private var contents: Contents?
  private var isComplete: Bool

  /// What the data hold.
  struct Contents {
    let format: ImageFormat
    let size: PixelSize
    /// The Exif orientation, 1…8.
    let orientation: Int
    /// Nil for a file of one picture.
    let sequence: (any ImageSequence)?

    var count: Int { sequence?.delays.count ?? 1 }
  }

  init(_ data: Data, isComplete: Bool = true) {
    self.data = data
    self.isComplete = isComplete
  }

  func update(_ data: Data, isFinal: Bool) {
    lock.withLock {
      self.data = data
      isComplete = isFinal
      contents = nil
    }
  }

  /// Nil while the data are no picture.
  var current: Contents? {
    lock.withLock {
      if contents == nil { contents = read() }
      return contents
    }
  }

  private func read() -> Contents? {
    guard let decoder = DrawingServices.current.decoder, let format = decoder.format(of: data),
      let size = decoder.size(of: data)
    else { return nil }
    let sequence = format == .gif ? decoder.sequence(of: data) : nil
    if format == .gif, sequence == nil { return nil }
    return Contents(
      format: format, size: size, orientation: format == .jpeg ? decoder.orientation(of: data) : 1, sequence: sequence)
  }

  var fileSize: Int { lock.withLock { data.count } }

  /// Whether the header of a PNG file names a component for alpha; nil for other files.
  ///
  /// Source: the field "Colour type" of <https://www.w3.org/TR/png-3/#11IHDR>.
  var hasAlpha: Bool? {
    guard current?.format == .png else { return nil }
    let type = lock.withLock { data.dropFirst(25).first }
    return type.map { $0 & 4 != 0 }
  }

  var status: CGImageSourceStatus {
    let isRead = current != nil
    let (isEmpty, isComplete) = lock.withLock { (data.isEmpty, self.isComplete) }
    if isRead { return isComplete ? .statusComplete : .statusIncomplete }
    return isEmpty || !isComplete ? .statusReadingHeader : .statusUnknownType
  }

  func bitmap(at index: Int) -> ImageBitmap? {
    guard let current, (0..<current.count).contains(index) else { return nil }
    if let sequence = current.sequence { return sequence.bitmap(at: index) }
    let data = lock.withLock { self.data }
    return DrawingServices.current.decoder?.decode(data)?.bitmap
  }
}

/// How far a source is with its file.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

// MARK: Making

/// What the options hint at is found out; nothing else is in them.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSource(Data(copying: data))
}

/// Nil for a file that cannot be read.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: NSDictionary?) -> CGImageSource?
{
  CGImageSource(provider.bytes)
}

/// A source whose data come bit by bit.
public func CGImageSourceCreateIncremental(_ options: NSDictionary?) -> CGImageSource {
  CGImageSource(Data(), isComplete: false)
}

/// Gives a source all the data that have come so far.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: NSData, _ final: Bool) {
  source.update(Data(copying: data), isFinal: final)
}

// MARK: Asking

/// How many pictures the file has; 0 for what is no picture.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.current?.count ?? 0 }

/// The uniform type identifier of the file's format.
public func CGImageSourceGetType(_ source: CGImageSource) -> NSString? {
  source.current.map { NSString(string: $0.format.rawValue) }
}

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index < CGImageSourceGetCount(source) ? source.status : .statusReadingHeader
}

public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// A picture of the file; nil where there is none.
///
/// - Parameters:
///   - source: the file.
///   - index: its place among the file's pictures, from 0.
///   - options: `kCGImageSourceSubsampleFactor` makes the picture smaller: 2, 4 and 8 divide its sides.
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: NSDictionary?) -> CGImage?
{
  guard let bitmap = source.bitmap(at: index) else { return nil }
  guard let factor = ImageOptions(options).number(kCGImageSourceSubsampleFactor), [2, 4, 8].contains(factor) else {
    return CGImage(bitmap)
  }
  let side = (Double(max(bitmap.width, bitmap.height)) / factor).rounded(.up)
  return CGImage(Thumbnail.of(bitmap, maximumSide: side) ?? bitmap)
}

/// A small copy of a picture. Files are not searched for thumbnails of their own: without one of the two options that let
/// it be made of the picture, there is none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  let options = ImageOptions(options)
  guard
    options.isTrue(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let bitmap = source.bitmap(at: index)
  else { return nil }
  let side = options.number(kCGImageSourceThumbnailMaxPixelSize)
  let small = side.flatMap { Thumbnail.of(bitmap, maximumSide: $0) } ?? bitmap
  let orientation = source.current?.orientation ?? 1
  guard options.isTrue(kCGImageSourceCreateThumbnailWithTransform), orientation > 1 else { return CGImage(small) }
  return Thumbnail.upright(small, orientation).map { CGImage($0) }
}

/// What the file says of itself as a whole.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: NSDictionary?) -> NSDictionary? {
  guard let current = source.current else { return nil }
  var result: [AnyHashable: Any] = [kCGImagePropertyFileSize: source.fileSize]
  if current.format == .gif {
    result[kCGImagePropertyGIFDictionary] =
      current.sequence?.loopCount.map { [kCGImagePropertyGIFLoopCount: $0] } ?? [:]
  }
  return ImageOptions.dictionary(result)
}

/// What the file says of one picture: its size in pixels, orientation, and how long it is shown.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
  guard let current = source.current, (0..<current.count).contains(index) else { return nil }
  var result: [AnyHashable: Any] = [
    kCGImagePropertyPixelWidth: current.size.width, kCGImagePropertyPixelHeight: current.size.height,
    kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: "RGB",
  ]
  if current.format == .jpeg { result[kCGImagePropertyOrientation] = current.orientation }
  if let hasAlpha = source.hasAlpha { result[kCGImagePropertyHasAlpha] = hasAlpha }
  if let delay = current.sequence?.delays[index] {
    // UIKIT: delays that are shorter than a screen may show count as a tenth of a second (the key of the unclamped
    // delay beside it, in Apple's header).
    result[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFUnclampedDelayTime: delay, kCGImagePropertyGIFDelayTime: delay < 0.02 ? 0.1 : delay,
    ]
  }
  return ImageOptions.dictionary(result)
}
