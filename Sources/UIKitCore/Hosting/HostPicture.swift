package import UIDisplayList

/// Pictures of windows as they are shown, animations under way included.
@MainActor
package enum HostPicture {
  /// - Parameters:
  ///   - windows: back to front.
  ///   - size: in points.
  ///   - scale: pixels per point.
  ///   - scene: whose status bar and home indicator are drawn above; nil for none.
  package static func image(
    of windows: [UIWindow], size: CGSize, scale: CGFloat, scene: UIWindowScene? = nil
  ) -> UIImage {
    renderer(size, scale).image { paint(windows, size, scene, in: $0) }
  }

  /// The same as a recorded drawing, in points, which can be played elsewhere and compared.
  package static func drawing(
    of windows: [UIWindow], size: CGSize, scale: CGFloat, scene: UIWindowScene? = nil
  ) -> DisplayList {
    renderer(size, scale).drawing { paint(windows, size, scene, in: $0) }
  }

  private static func renderer(_ size: CGSize, _ scale: CGFloat) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  private static func paint(
    _ windows: [UIWindow], _ size: CGSize, _ scene: UIWindowScene?, in context: UIGraphicsImageRendererContext
  ) {
    if scene != nil {
      // A screen is black where no window draws.
      UIColor.black.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    for window in windows {
      context.cgContext.saveGState()
      window.recordShown(in: context.cgContext)
      context.cgContext.restoreGState()
    }
    if let scene { StatusBarPainter.draw(scene) }
  }
}
