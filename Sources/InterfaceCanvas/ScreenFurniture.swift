internal import Foundation
internal import UIKitCore

/// What the system draws on a device's screen: time and signals in the status bar, the camera's island, and the home
/// indicator. It lies above the interface and takes no part in its layout.
final class ScreenFurniture: UIView {
  private let screen: CanvasScreen
  private let isLight: Bool
  /// Whether the status bar belongs to what is seen; a sheet leaves it out.
  private let showsStatusBar: Bool

  init(_ screen: CanvasScreen, size: CGSize, isLight: Bool, showsStatusBar: Bool) {
    self.screen = screen
    self.isLight = isLight
    self.showsStatusBar = showsStatusBar
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    backgroundColor = nil
    isUserInteractionEnabled = false
    semanticContentAttribute = .forceLeftToRight
  }

  required init?(coder: NSCoder) { return nil }

  private var color: UIColor { isLight ? .white : .black }

  override func draw(_ rect: CGRect) {
    if showsStatusBar { drawStatusBar() }
    drawHomeIndicator()
  }

  // MARK: Parts

  /// UIKIT: the time at 9:41, as Apple shows it; in the middle on devices with a home button, beside the camera on
  /// phones with an island, and at the left on pads. A canvas that keeps no height free for it draws none: bars stand at
  /// the very top there.
  private func drawStatusBar() {
    let height = screen.uprightTop
    guard height > 0, screen.safeAreaInsets.top > 0, screen.isPad || !screen.isLandscape || !screen.hasHomeIndicator
    else { return }
    let isTall = screen.hasHomeIndicator && !screen.isPad
    guard !screen.isLandscape || screen.isPad else { return }
    let font = UIFont.systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let time = "9:41" as NSString
    let extent = time.size(withAttributes: attributes)
    let middle = isTall ? (height > 54 ? 33 : 26) : height / 2
    let x: CGFloat =
      isTall ? (bounds.width - 125) / 4 - extent.width / 2 : screen.isPad ? 10 : (bounds.width - extent.width) / 2
    time.draw(at: CGPoint(x: x, y: middle - extent.height / 2), withAttributes: attributes)
    drawBattery(right: isTall ? bounds.width - (bounds.width - 125) / 4 + 24 : bounds.width - 8, middle: middle)
    if isTall, height > 54 { drawIsland() }
  }

  private func drawBattery(right: CGFloat, middle: CGFloat) {
    color.setStroke()
    color.setFill()
    let shell = CGRect(x: right - 24.5, y: middle - 5.5, width: 22, height: 11)
    let outline = UIBezierPath(roundedRect: shell, cornerRadius: 3)
    outline.lineWidth = 1
    outline.stroke()
    UIBezierPath(roundedRect: shell.insetBy(dx: 2, dy: 2), cornerRadius: 1.5).fill()
    UIBezierPath(roundedRect: CGRect(x: right - 1.5, y: middle - 2, width: 1.5, height: 4), cornerRadius: 0.75).fill()
    for bar in 0..<4 {
      let tall = CGFloat(bar) * 2.3 + 4
      let place = CGRect(x: shell.minX - 22 + CGFloat(bar) * 4.4, y: middle + 5.5 - tall, width: 3, height: tall)
      UIBezierPath(roundedRect: place, cornerRadius: 0.8).fill()
    }
  }

  private func drawIsland() {
    UIColor.black.setFill()
    let island = CGRect(x: (bounds.width - 125) / 2, y: 11, width: 125, height: 37)
    UIBezierPath(roundedRect: island, cornerRadius: 18.5).fill()
  }

  private func drawHomeIndicator() {
    guard screen.hasHomeIndicator else { return }
    let width: CGFloat = screen.isPad ? 260 : screen.isLandscape ? 234 : 139
    color.setFill()
    let place = CGRect(x: (bounds.width - width) / 2, y: bounds.height - 13, width: width, height: 5)
    UIBezierPath(roundedRect: place, cornerRadius: 2.5).fill()
  }
}
