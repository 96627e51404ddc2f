import CairnHost
import UIKit

extension HeadlessHost {
  /// How many pixels of the screen are pure green within `area`, in points: of what was given that colour for the test.
  func greenPixels(in area: CGRect) -> Int {
    let image = snapshot()
    guard let picture = image.cgImage, let data = picture.dataProvider?.data as Data? else { return 0 }
    let scale = image.scale
    var count = 0
    for y in Int(area.minY * scale)..<min(Int(area.maxY * scale), picture.height) {
      for x in Int(area.minX * scale)..<min(Int(area.maxX * scale), picture.width) {
        let at = y * picture.bytesPerRow + x * 4
        if data[at + 1] > 200, data[at] < 80, data[at + 2] < 80 { count += 1 }
      }
    }
    return count
  }
}

extension UIImage {
  /// A green square.
  static func green(side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
    .withRenderingMode(.alwaysOriginal)
  }
}
