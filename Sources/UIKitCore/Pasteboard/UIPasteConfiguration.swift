/// Which types of data a responder takes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipasteconfiguration>
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  open var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  public override convenience init() { self.init(acceptableTypeIdentifiers: []) }
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

extension UIResponder {
  private static let pasteKey = AssociatedKey<UIPasteConfiguration>()

  /// What can be pasted into the responder. Kept for the program. Default: nil.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { Self.pasteKey.value(of: self) }
    set { Self.pasteKey.set(newValue, of: self) }
  }
}
