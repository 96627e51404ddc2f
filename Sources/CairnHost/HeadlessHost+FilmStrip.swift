internal import Foundation
public import UIKitCore

extension HeadlessHost {
  /// Pictures side by side, with time passing between them: how an animation looks.
  ///
  /// - Parameters:
  ///   - frames: how many pictures.
  ///   - every: the time between two pictures, in seconds.
  ///   - scale: the size of the pictures relative to the screen's points.
  public func filmStrip(frames: Int, every: TimeInterval, scale: CGFloat = 0.5) -> UIImage {
    var pictures: [UIImage] = []
    for index in 0..<max(frames, 1) {
      if index > 0 { advance(by: every) }
      pictures.append(snapshot())
    }
    let cell = CGSize(width: pictures[0].size.width * scale, height: pictures[0].size.height * scale)
    let gap: CGFloat = 8
    let size = CGSize(width: CGFloat(pictures.count) * (cell.width + gap) + gap, height: cell.height + 2 * gap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.darkGray.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, picture) in pictures.enumerated() {
        picture.draw(
          in: CGRect(x: gap + CGFloat(index) * (cell.width + gap), y: gap, width: cell.width, height: cell.height))
      }
    }
  }
}
