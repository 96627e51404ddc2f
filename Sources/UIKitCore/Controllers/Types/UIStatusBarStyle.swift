/// Dark or light content of the status bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistatusbarstyle>
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistatusbaranimation>
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }
