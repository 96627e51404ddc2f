extension UINavigationBar {
  /// Always as on a touch screen.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { keptStyle }
    set { keptStyle = newValue }
  }
}
