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
  /// As an Exif orientation, 1…8; only files in JPEG say it.
  private var orientation: Int?
  /// What shows through in a format without alpha.
  private var background: CGColor?

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
    if let number = options.number(kCGImagePropertyOrientation).flatMap({ Int(exactly: $0) }), 1...8 ~= number {
      orientation = number
    }
    if let color = properties?.object(forKey: kCGImageDestinationBackgroundColor) as? CGColor { background = color }
  }

  func add(_ image: CGImage?, _ properties: NSDictionary?) {
    self.image = self.image ?? image
    set(properties)
  }

  func finalize() -> Bool {
    guard let bitmap = image?.bitmap, let decoder = DrawingServices.current.decoder else { return false }
    let picture = maximumSide.flatMap { Thumbnail.of(bitmap, maximumSide: $0) } ?? bitmap
    if format == .png { return decoder.png(picture).map(write) ?? false }
    guard let data = decoder.jpeg(background.flatMap { Self.opaque(picture, on: $0) } ?? picture, quality: quality)
    else { return false }
    return write(orientation.map { ExifSegment.inserted(into: data, orientation: $0) } ?? data)
  }

  private static func opaque(_ bitmap: ImageBitmap, on background: CGColor) -> ImageBitmap? {
    if bitmap.isOpaque { return nil }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let drawing = ImageDrawing(image: bitmap.withScale(1), destination: CGRect(origin: .zero, size: size))
    let list = DisplayList(commands: [.image(drawing)])
    return try? DrawingServices.current.renderer?.bitmap(list, size: size, scale: 1, background: background.color)
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
  // What the file says of its picture comes along, as far as the properties say nothing else.
  if let orientation = source.current?.orientation, orientation > 1 {
    destination.set(NSDictionary(object: NSNumber(value: orientation), forKey: kCGImagePropertyOrientation))
  }
  destination.add(CGImageSourceCreateImageAtIndex(source, index, nil), properties)
}

/// Writes the file. False where that cannot be.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finalize() }
