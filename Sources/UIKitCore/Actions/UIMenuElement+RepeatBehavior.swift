extension UIMenuElement {
  /// Whether a key that is held down performs an entry again and again.
  public enum RepeatBehavior: Int, Sendable { case automatic = 0, repeatable, nonRepeatable }
}
