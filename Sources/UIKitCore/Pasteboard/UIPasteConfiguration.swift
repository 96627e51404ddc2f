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
  /// What a class of objects can be read from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}

/// Something that things are pasted into by a paste control, or dropped on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting>
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {
  private static let pasteKey = AssociatedKey<UIPasteConfiguration>()

  /// What can be pasted into the responder. Default: nil.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { Self.pasteKey.value(of: self) }
    set { Self.pasteKey.set(newValue, of: self) }
  }
  /// Whether every one of them has a type that the configuration accepts.
  func configurationAccepts(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let pasteConfiguration, !itemProviders.isEmpty else { return false }
    return itemProviders.allSatisfy { provider in
      pasteConfiguration.acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
