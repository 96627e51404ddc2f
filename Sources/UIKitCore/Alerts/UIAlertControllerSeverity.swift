/// How urgent an alert is.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertcontrollerseverity>
public enum UIAlertControllerSeverity: Int, Sendable { case `default` = 0, critical }
