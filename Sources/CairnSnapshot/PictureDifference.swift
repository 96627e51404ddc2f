internal import CoreGraphics
internal import Foundation
internal import UIKit

/// Two pictures pixel by pixel.
@MainActor
struct PictureDifference {
  private let stored: UIImage
  private let new: UIImage
  /// Premultiplied, in one order: what a file was read to has another than what was drawn.
  private let pixels: ([UInt8], [UInt8])?

  /// Nil when the pictures are equal.
  init?(_ stored: UIImage, _ new: UIImage) {
    self.stored = stored
    self.new = new
    guard let left = stored.cgImage, let right = new.cgImage, left.width == right.width, left.height == right.height
    else {
      pixels = nil
      return
    }
    pixels = (left.bitmap.storage.bytes, right.bitmap.storage.bytes)
    if let pixels, pixels.0 == pixels.1 { return nil }
  }

  /// What to say; nil when the pictures are near enough.
  func report(_ precision: Float, _ perceptual: Float) -> (message: String, picture: UIImage?)? {
    guard let pixels else {
      let (was, isNow) = (Self.size(stored), Self.size(new))
      return ("The picture was \(was) pixels and is \(isNow).", nil)
    }
    let allowed = Int(((1 - perceptual) * 255).rounded())
    var (different, largest) = (0, 0)
    let count = pixels.0.count / 4
    for pixel in 0..<count {
      var distance = 0
      for component in 0..<4 {
        let index = pixel * 4 + component
        distance = max(distance, abs(Int(pixels.0[index]) - Int(pixels.1[index])))
      }
      largest = max(largest, distance)
      if distance > allowed { different += 1 }
    }
    let equal = 1 - Float(different) / Float(max(count, 1))
    if equal >= precision { return nil }
    let words =
      "\(different) of \(count) pixels differ, by up to \(largest) of 255; wanted \(precision) equal, got \(equal)."
    return (words, picture())
  }

  private static func size(_ image: UIImage) -> String {
    image.cgImage.map { "\($0.width) × \($0.height)" } ?? "empty"
  }

  /// The new picture over the stored one: what is equal is black.
  private func picture() -> UIImage {
    let size = CGSize(width: max(stored.size.width, new.size.width), height: max(stored.size.height, new.size.height))
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(stored.scale, new.scale)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      stored.draw(at: .zero)
      new.draw(at: .zero, blendMode: .difference, alpha: 1)
    }
  }
}
