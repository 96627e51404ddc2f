import Foundation
import UIDisplayList
import UIGeometry

/// What `saveGState()` remembers.
struct GraphicsState {
  var fill = Paint.black
  var stroke = Paint.black
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var line = StrokeStyle()
  var flatness: CGFloat = 0.5
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  /// Offset and blur in the context's base space.
  var shadow: (offset: CGSize, blur: CGFloat, color: Color)?
  /// Moves patterns, in points.
  var patternPhase = CGSize.zero
  var ctm: CGAffineTransform
  /// The clip's bounding box in base space.
  var clipBox: CGRect
  var interpolation = CGInterpolationQuality.default
  var textMatrix = CGAffineTransform.identity
  var textMode = CGTextDrawingMode.fill
  var characterSpacing: CGFloat = 0
}
