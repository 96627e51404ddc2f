import UIKit

/// Pictures that the pages draw themselves.
@MainActor
enum Pictures {
  /// A plate that stretches, with round corners.
  static func plate(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 21, height: 21)).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 21, height: 21), cornerRadius: 10).fill()
    }
    .resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
  }

  /// A landscape: sky, sun and a hill.
  static func landscape(_ size: CGSize = CGSize(width: 120, height: 80)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 0.55, green: 0.8, blue: 0.98, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(red: 1, green: 0.8, blue: 0.2, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: size.width * 0.65, y: size.height * 0.12, width: 24, height: 24)).fill()
      UIColor(red: 0.3, green: 0.65, blue: 0.35, alpha: 1).setFill()
      UIBezierPath(
        ovalIn: CGRect(x: -20, y: size.height * 0.55, width: size.width * 1.3, height: size.height)
      ).fill()
    }
  }

  /// A white star, for particles that give it a colour.
  static func spark() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      UIImage(systemName: "star.fill")?.withTintColor(.white, renderingMode: .alwaysOriginal).draw(
        in: CGRect(x: 0, y: 0, width: 24, height: 24))
    }
  }

  /// A hand of a clock, turned by a share of a round.
  static func clock(_ share: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
      UIColor.systemOrange.setFill()
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 56, height: 56)).fill()
      let hand = UIBezierPath()
      hand.move(to: CGPoint(x: 30, y: 30))
      hand.addLine(to: CGPoint(x: 30 + 22 * sin(share * 2 * .pi), y: 30 - 22 * cos(share * 2 * .pi)))
      hand.lineWidth = 4
      UIColor.white.setStroke()
      hand.stroke()
    }
  }
}
