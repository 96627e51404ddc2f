package import InterfaceBuilder

extension IBElement {
  /// Whether the view is shown on the canvas even where it is hidden.
  ///
  /// UIKIT: an activity indicator that stands still and is hidden for that alone keeps its place in a stack (5 indicators
  /// of 4 repositories); one that turns and is hidden does not (5 of one).
  package var staysOnCanvas: Bool {
    name == "activityIndicatorView" && bool("hidesWhenStopped") == true && bool("animating") != true
  }
}
