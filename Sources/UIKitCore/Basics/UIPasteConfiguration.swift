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

  /// Whether every one of them has a type that is acceptable; nothing is not.
  func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
    !itemProviders.isEmpty
      && itemProviders.allSatisfy { provider in
        acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
      }
  }
}
