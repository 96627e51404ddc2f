import Testing
import UIKit

@MainActor
struct InterpolationTests {
  /// Provenance: Apple's page on `interpolationQuality` and `CGInterpolationQuality.none`: pixels stay squares.
  @Test(arguments: [CGInterpolationQuality.none, .default])
  func picturesFollowTheContext(_ quality: CGInterpolationQuality) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    let pixels = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil,
        shouldInterpolate: true, intent: .defaultIntent))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      $0.cgContext.interpolationQuality = quality
      UIImage(cgImage: pixels).draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let data = try #require(image.cgImage?.dataProvider?.data) as Data
    let mixed = stride(from: 0, to: data.count, by: 4).filter {
      min(data[$0], data[$0 + 2]) > 20 && max(data[$0], data[$0 + 2]) < 235
    }
    #expect(mixed.isEmpty == (quality == .none))
  }
}
