extension NSAttributedString {
  /// An empty string, which Foundation on Linux makes of a text only.
  @_nonoverride
  public convenience init() { self.init(string: "") }
}
