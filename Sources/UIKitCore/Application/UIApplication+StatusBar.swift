// UIKIT: since iOS 9 controllers decide how the status bar looks; without an entry of the Info.plist these do nothing
// (Apple's page on `UIViewControllerBasedStatusBarAppearance`). It changes at once here.
extension UIApplication {
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
}
