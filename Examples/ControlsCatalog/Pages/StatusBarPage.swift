import UIKit

/// A screen that decides how the status bar and the home indicator look.
final class StatusBarPage: StatesController {
  var style = UIStatusBarStyle.default { didSet { setNeedsStatusBarAppearanceUpdate() } }
  var hidesBar = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
  var hidesIndicator = false { didSet { setNeedsUpdateOfHomeIndicatorAutoHidden() } }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidesBar }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }

  override func addStates() {
    for (color, name) in [(UIColor.systemIndigo, "dark colour"), (.systemYellow, "light colour")] {
      let plate = UIView()
      plate.backgroundColor = color
      plate.heightAnchor.constraint(equalToConstant: 60).isActive = true
      addWide(name, plate)
    }
  }
}
