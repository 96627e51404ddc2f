extension UIResponder: UIPasteConfigurationSupporting {
  private static let pasteKey = AssociatedKey<UIPasteConfiguration>()

  /// What can be pasted into the responder. Default: nil.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { Self.pasteKey.value(of: self) }
    set { Self.pasteKey.set(newValue, of: self) }
  }
}
