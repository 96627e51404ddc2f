/// What a program has set of its status bar; nil leaves what the Info.plist says.
struct StatusBarChoice {
  var style: UIStatusBarStyle?
  var isHidden: Bool?
}
