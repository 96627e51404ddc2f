import CairnHost
import UIKit

/// Pictures of a part of the screen, one after the other, each with a caption.
@MainActor
final class Film {
  let host: HeadlessHost
  private let area: CGRect
  private var shots: [(picture: UIImage, caption: String)] = []

  /// Whether pictures are taken; a play without them is quicker.
  private let isRolling: Bool

  /// - Parameters:
  ///   - area: the part of the screen, in points; nil for all of it.
  ///   - isRolling: whether pictures are taken.
  init(_ host: HeadlessHost, _ area: CGRect? = nil, isRolling: Bool = true) {
    self.host = host
    self.isRolling = isRolling
    self.area = area ?? host.window.bounds
  }

  /// Takes a picture of what the screen shows now.
  func shoot(_ caption: String) {
    if isRolling { shots.append((host.snapshot(), caption)) } else { host.settle() }
  }

  /// Takes a picture after a while.
  func shoot(_ caption: String, after seconds: TimeInterval) {
    host.advance(by: seconds)
    shoot(caption)
  }

  var isEmpty: Bool { shots.isEmpty }

  /// The pictures side by side, as wide as they need.
  func strip(scale: CGFloat = 1) -> UIImage {
    let gap: CGFloat = 10
    let caption: CGFloat = 18
    let cell = CGSize(width: area.width * scale, height: area.height * scale)
    let size = CGSize(width: CGFloat(shots.count) * (cell.width + gap) + gap, height: cell.height + caption + 2 * gap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.3, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, shot) in shots.enumerated() {
        let x = gap + CGFloat(index) * (cell.width + gap)
        let text: [NSAttributedString.Key: Any] = [
          .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.white,
        ]
        (shot.caption as NSString).draw(at: CGPoint(x: x, y: gap / 2), withAttributes: text)
        let place = CGRect(x: x, y: gap + caption, width: cell.width, height: cell.height)
        context.cgContext.saveGState()
        context.cgContext.clip(to: place)
        shot.picture.draw(
          in: CGRect(
            x: place.minX - area.minX * scale, y: place.minY - area.minY * scale,
            width: shot.picture.size.width * scale, height: shot.picture.size.height * scale))
        context.cgContext.restoreGState()
      }
    }
  }
}
