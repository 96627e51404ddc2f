// UIKIT: since iOS 9 controllers decide how the status bar looks; without an entry of the Info.plist these do nothing
// (Apple's page on `UIViewControllerBasedStatusBarAppearance`).
extension UIApplication {
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    Limitation.hasNoEffect("UIApplication.setStatusBarHidden(_:with:)")
  }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    Limitation.hasNoEffect("UIApplication.setStatusBarStyle(_:animated:)")
  }
}
