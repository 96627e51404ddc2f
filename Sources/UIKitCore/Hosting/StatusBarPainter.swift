internal import Foundation

/// Draws what the system shows over an application: time, signal and battery above, the home indicator below.
///
/// UIKIT: as on a device that shows itself at its best: 9:41, full signal, full battery (pictures on Apple's pages).
@MainActor
enum StatusBarPainter {
  /// Into the current graphics context, in the scene's coordinates.
  static func draw(_ scene: UIWindowScene) {
    guard
      let root = scene.keyWindow?.rootViewController ?? scene.windows.last(where: { !$0.isHidden })?.rootViewController
    else { return }
    let screen = scene.screen
    if !UIStatusBarManager.isHidden(above: root), screen.safeAreaInsets.top > 0 {
      drawBar(screen, ink(root))
    }
    drawIndicator(scene, root)
  }

  /// UIKIT: the default style is dark in light interfaces and light in dark ones (Apple's page on `UIStatusBarStyle`).
  private static func ink(_ root: UIViewController) -> UIColor {
    let controller = root.statusBarStyleController
    switch UIStatusBarManager.style(below: root) {
    case .lightContent: return .white
    case .darkContent: return .black
    default: return controller.traitCollection.userInterfaceStyle == .dark ? .white : .black
    }
  }

  private static func drawBar(_ screen: UIScreen, _ ink: UIColor) {
    let height = screen.safeAreaInsets.top
    let width = screen.bounds.width
    let isPad = screen.traitCollection.userInterfaceIdiom == .pad
    if height > 30, !isPad {
      // Beside the camera: the time in the left ear, the symbols in the right one.
      let middle = height >= 54 ? height / 2 + 3 : height / 2 + 1
      let ear = width * 0.27
      text(
        "9:41", .systemFont(ofSize: 17, weight: .semibold), ink,
        CGRect(x: 0, y: middle - 11, width: ear + 8, height: 22), .center)
      symbols(rightEdge: width - 27, middle: middle, size: 1.15, ink)
    } else {
      let middle = height / 2
      let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
      if isPad {
        text("9:41 AM  Tue Jan 9", font, ink, CGRect(x: 12, y: 0, width: 160, height: height), .left)
      } else {
        text("9:41 AM", font, ink, CGRect(x: 0, y: 0, width: width, height: height), .center)
      }
      symbols(rightEdge: width - 8, middle: middle, size: 0.95, ink)
    }
  }

  private static func text(
    _ text: String, _ font: UIFont, _ ink: UIColor, _ box: CGRect, _ alignment: NSTextAlignment
  ) { PartPainter.drawText(text, font: font, color: ink, in: box, alignment: alignment) }

  /// Signal, wireless network and battery, from the right edge inwards.
  private static func symbols(rightEdge: CGFloat, middle: CGFloat, size: CGFloat, _ ink: UIColor) {
    let battery = CGRect(x: rightEdge - 24 * size, y: middle - 5.5 * size, width: 22 * size, height: 11 * size)
    let shell = UIBezierPath(roundedRect: battery, cornerRadius: 3 * size)
    shell.lineWidth = 1
    ink.withAlphaComponent(0.4).setStroke()
    shell.stroke()
    PartPainter.fill(ink, battery.insetBy(dx: 1.7 * size, dy: 1.7 * size), radius: 1.8 * size)
    PartPainter.fill(
      ink.withAlphaComponent(0.4),
      CGRect(x: battery.maxX + 1, y: middle - 2 * size, width: 1.4 * size, height: 4 * size), radius: 0.7 * size)
    let fan = CGPoint(x: battery.minX - 14 * size, y: middle + 5 * size)
    for (index, radius) in [3.0, 6.5, 10.0].enumerated() {
      let arc = UIBezierPath(
        arcCenter: fan, radius: CGFloat(radius) * size, startAngle: .pi * 1.27, endAngle: .pi * 1.73, clockwise: true)
      arc.lineWidth = 2.2 * size
      ink.setStroke()
      arc.stroke()
      if index == 0 {
        PartPainter.fill(
          ink, CGRect(x: fan.x - 1.2 * size, y: fan.y - 2.4 * size, width: 2.4 * size, height: 2.4 * size),
          radius: 1.2 * size)
      }
    }
    for bar in 0..<4 {
      let tall = CGFloat(4 + Double(bar) * 2.2) * size
      let x = battery.minX - 44 * size + CGFloat(bar) * 4.6 * size
      PartPainter.fill(
        ink, CGRect(x: x, y: middle + 5.5 * size - tall, width: 3 * size, height: tall), radius: 0.8 * size)
    }
  }

  /// UIKIT: a bar of 5 points, 8 above the edge, on devices without a home button, light on dark ground and dark on light
  /// ground. A guess.
  private static func drawIndicator(_ scene: UIWindowScene, _ root: UIViewController) {
    let screen = scene.screen
    guard screen.safeAreaInsets.bottom > 0, !root.homeIndicatorController.prefersHomeIndicatorAutoHidden else { return }
    let isPad = screen.traitCollection.userInterfaceIdiom == .pad
    let width: CGFloat = isPad ? 313 : screen.bounds.width > screen.bounds.height ? 215 : 139
    let box = CGRect(
      x: (screen.bounds.width - width) / 2, y: screen.bounds.height - 13, width: width, height: 5)
    let isDark =
      IndicatorGround.isDark(at: CGPoint(x: box.midX, y: box.midY), in: scene.windows)
      ?? (root.traitCollection.userInterfaceStyle == .dark)
    PartPainter.fill(isDark ? .white : .black, box, radius: 2.5)
  }
}

extension UIViewController {
  /// Whose wish for the home indicator counts.
  var homeIndicatorController: UIViewController {
    if let presented = extras.presented, presented.extras.presentation?.shouldRemovePresentersView == true {
      return presented.homeIndicatorController
    }
    return childForHomeIndicatorAutoHidden?.homeIndicatorController ?? self
  }
}
