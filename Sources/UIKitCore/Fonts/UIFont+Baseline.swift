internal import Foundation

extension UIFont {
  /// From the middle of a line that is centred in a control down to its baseline, in points: the line is rounded up to
  /// the pixel, what is above the baseline to the point.
  ///
  /// UIKIT: baselines of fields and buttons on those of labels in stored frames: a field of 17 points, 30 high, is 4.75
  /// points above a label of 17, one of 14 points 3.5 (Xcode 8 to 15, 8 repositories).
  func baselineOffsetFromMiddle(scale: CGFloat) -> CGFloat {
    ascender.rounded() - PixelGrid(scale: scale).ceil(lineHeight) / 2
  }
}
