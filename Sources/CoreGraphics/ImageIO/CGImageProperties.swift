public import Foundation

// Image I/O's keys, by the strings that they are on Apple's systems.

// What a source is asked for.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: NSString = "kCGImageSourceTypeIdentifierHint"
nonisolated(unsafe) public let kCGImageSourceShouldCache: NSString = "kCGImageSourceShouldCache"
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: NSString = "kCGImageSourceShouldCacheImmediately"
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: NSString = "kCGImageSourceShouldAllowFloat"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: NSString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: NSString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: NSString = "kCGImageSourceThumbnailMaxPixelSize"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: NSString =
  "kCGImageSourceCreateThumbnailWithTransform"
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: NSString = "kCGImageSourceSubsampleFactor"

// What a destination is told.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: NSString =
  "kCGImageDestinationLossyCompressionQuality"
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: NSString = "kCGImageDestinationBackgroundColor"
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: NSString = "kCGImageDestinationImageMaxPixelSize"

// What a picture says of itself.
nonisolated(unsafe) public let kCGImagePropertyFileSize: NSString = "FileSize"
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: NSString = "PixelWidth"
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: NSString = "PixelHeight"
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: NSString = "DPIWidth"
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: NSString = "DPIHeight"
nonisolated(unsafe) public let kCGImagePropertyDepth: NSString = "Depth"
nonisolated(unsafe) public let kCGImagePropertyColorModel: NSString = "ColorModel"
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: NSString = "HasAlpha"
/// An Exif orientation, 1…8.
nonisolated(unsafe) public let kCGImagePropertyOrientation: NSString = "Orientation"
nonisolated(unsafe) public let kCGImagePropertyProfileName: NSString = "ProfileName"
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: NSString = "{Exif}"
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: NSString = "{TIFF}"
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: NSString = "{GPS}"
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: NSString = "{PNG}"
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: NSString = "{JFIF}"
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: NSString = "IsProgressive"
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: NSString = "{GIF}"
/// 0 is forever.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: NSString = "LoopCount"
/// In seconds, at least a fiftieth.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: NSString = "DelayTime"
/// In seconds, as the file states it.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: NSString = "UnclampedDelayTime"
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: NSString = "HasGlobalColorMap"
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: NSString = "DelayTime"
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: NSString = "UnclampedDelayTime"
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: NSString = "LoopCount"

/// How stored pixels must be turned to stand upright, as files number it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
