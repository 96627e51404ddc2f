import CairnHost
import UIKit

extension HeadlessHost {
  /// How many pixels of the screen are pure green within `area`, in points: of what was given that colour for the test.
  func greenPixels(in area: CGRect) -> Int {
    let image = snapshot()
    guard let picture = image.cgImage, let data = picture.dataProvider?.data else { return 0 }
    let scale = image.scale
    let columns = Int(area.minX * scale)..<min(Int(area.maxX * scale), picture.width)
    var count = 0
    for y in Int(area.minY * scale)..<min(Int(area.maxY * scale), picture.height) {
      var pixel = data.bytes + y * picture.bytesPerRow + columns.lowerBound * 4
      let end = pixel + columns.count * 4
      while pixel < end {
        let value = pixel.load(as: UInt32.self)
        if value >> 8 & 0xff > 200, value & 0xff < 80, value >> 16 & 0xff < 80 { count += 1 }
        pixel += 4
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
