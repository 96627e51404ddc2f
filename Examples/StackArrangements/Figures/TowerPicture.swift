import UIKit

/// A picture of 80 × 120 points that shows at once when it is distorted: its window is a circle.
enum TowerPicture {
  @MainActor
  static var image: UIImage {
    let size = CGSize(width: 80, height: 120)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 0.72, green: 0.86, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(red: 0.36, green: 0.6, blue: 0.34, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 104, width: 80, height: 16))
      UIColor(red: 0.55, green: 0.36, blue: 0.27, alpha: 1).setFill()
      context.fill(CGRect(x: 22, y: 40, width: 36, height: 66))
      let roof = UIBezierPath()
      roof.move(to: CGPoint(x: 16, y: 40))
      roof.addLine(to: CGPoint(x: 40, y: 10))
      roof.addLine(to: CGPoint(x: 64, y: 40))
      roof.close()
      UIColor(red: 0.7, green: 0.22, blue: 0.2, alpha: 1).setFill()
      roof.fill()
      UIColor(red: 1, green: 0.9, blue: 0.5, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 30, y: 52, width: 20, height: 20)).fill()
    }
  }
}
