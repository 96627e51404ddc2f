public import Foundation
internal import UIDisplayList

/// A picture file that is written.
///
/// DEVIATION: PNG and JPEG, of one picture; a destination of another format cannot be made.
/// Source: <https://developer.apple.com/documentation/imageio/cgimagedestination>
public final class CGImageDestination {
  private let format: ImageFormat
  private let write: (Data) -> Bool
  private var image: CGImage?
  private var quality = 0.8
  private var maximumSide: Double?

  init?(_ type: NSString, _ write: @escaping (Data) -> Bool) {
    guard let format = ImageFormat(rawValue: String(describing: type)), [.png, .jpeg].contains(format) else {
      return nil
    }
    self.format = format
    self.write = write
  }

  func set(_ properties: NSDictionary?) {
    let options = ImageOptions(properties)
    if let quality = options.number(kCGImageDestinationLossyCompressionQuality) { self.quality = quality }
    if let side = options.number(kCGImageDestinationImageMaxPixelSize) { maximumSide = side }
  }

  func add(_ image: CGImage?, _ properties: NSDictionary?) {
    self.image = self.image ?? image
    set(properties)
  }

  func finalize() -> Bool {
    guard let bitmap = image?.bitmap, let decoder = DrawingServices.current.decoder else { return false }
    let picture = maximumSide.flatMap { Thumbnail.of(bitmap, maximumSide: $0) } ?? bitmap
    let data = format == .png ? decoder.png(picture) : decoder.jpeg(picture, quality: quality)
    return data.map(write) ?? false
  }
}

/// The data get the file, of the format that a uniform type identifier names.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  CGImageDestination(type) { file in
    data.setData(file)
    return true
  }
}

public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  CGImageDestination(type) { file in (try? file.write(to: url as URL)) != nil }
}

public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: NSDictionary?) {
  destination.set(properties)
}

public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?
) {
  destination.add(image, properties)
}

public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: NSDictionary?
) {
  destination.add(CGImageSourceCreateImageAtIndex(source, index, nil), properties)
}

/// Writes the file. False where that cannot be.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finalize() }
