internal import Foundation

/// Draws the badge of a bar's item.
///
/// UIKIT: a capsule 18 points high, white on red, as wide as its text with 5 points at each side. A guess.
@MainActor
struct BadgePainter {
  /// Nil for a dot without a text.
  var text: String?
  var font = UIFont.systemFont(ofSize: 13)
  var ink = UIColor.white
  var background = UIColor.systemRed
  /// Moves the text within the capsule, in points.
  var textOffset = UIOffset.zero

  private static let height: CGFloat = 18
  /// Of a dot, in points. A guess: no document stores one.
  private static let dot: CGFloat = 10

  var size: CGSize {
    guard let text else { return CGSize(width: Self.dot, height: Self.dot) }
    return CGSize(
      width: max(Self.height, ceil(text.size(withAttributes: [.font: font]).width) + 10), height: Self.height)
  }

  func draw(at origin: CGPoint) {
    let place = CGRect(origin: origin, size: size)
    PartPainter.fill(background, place, radius: place.height / 2)
    if let text { PartPainter.drawText(text, font: font, color: ink, in: place.offsetBy(textOffset)) }
  }
}
