/// How a presented controller comes and goes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimodaltransitionstyle>
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl }
