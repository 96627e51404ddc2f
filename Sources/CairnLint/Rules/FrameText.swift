internal import Foundation

/// Numbers of frames as Interface Builder writes them.
enum FrameText {
  /// Whole numbers without a fraction, but `0.0` for zero where documents have it so.
  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
