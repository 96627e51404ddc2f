public import Foundation
public import UIKit
internal import CoreGraphics

/// How two snapshots are told apart, and written to files.
@MainActor
public struct Diffing<Format> {
  /// What a file of the format holds.
  public let toData: @MainActor (Format) -> Data
  /// The value of a file; nil where it is none of the format.
  public let fromData: @MainActor (Data) -> Format?
  /// What differs, with a picture of it where there is one; nil when nothing does.
  public let diff: @MainActor (_ stored: Format, _ new: Format) -> (message: String, picture: UIImage?)?

  /// A way to keep and compare values of a format.
  public init(
    toData: @escaping @MainActor (Format) -> Data, fromData: @escaping @MainActor (Data) -> Format?,
    diff: @escaping @MainActor (Format, Format) -> (message: String, picture: UIImage?)?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

extension Diffing where Format == String {
  /// Text by lines.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { stored, new in stored == new ? nil : (LineDifference.text(stored, new), nil) })
  }
}

extension Diffing where Format == UIImage {
  /// Pictures as PNG files, equal pixel by pixel.
  public static var image: Diffing { image() }

  /// Pictures by pixels.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must be equal.
  ///   - perceptualPrecision: how near two pixels must be to count as equal, by their largest component.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
    Diffing(
      toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0) },
      diff: { stored, new in PictureDifference(stored, new)?.report(precision, perceptualPrecision) })
  }
}
