public import Foundation

/// What a navigation bar says of a document.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentproperties>
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  open private(set) var url: URL?
  /// The file's name. Default: that of the URL.
  open lazy var metadata: String? = url?.lastPathComponent
  /// What is dragged from the title. Default: nothing.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// What is shared from the title's menu. Default: nothing.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  open var wantsIconRepresentation = true

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// What the bars of editors and browsers on pads say.
private struct DocumentItem {
  var properties: UIDocumentProperties?
  var customization: String?

  @MainActor static let key = AssociatedKey<DocumentItem>()
}

extension UINavigationItem {
  private var document: DocumentItem {
    get { DocumentItem.key.value(of: self) ?? DocumentItem() }
    set { DocumentItem.key.set(newValue, of: self) }
  }
  /// The document that the title names: its menu begins with the document's name, and shares it. Default: nil.
  public var documentProperties: UIDocumentProperties? {
    get { document.properties }
    set {
      document.properties = newValue
      bar?.itemDidChange()
    }
  }
  /// What the controller of a document says of it; what the client has said stays.
  func takeDocument(_ properties: UIDocumentProperties, renamedBy delegate: any UINavigationItemRenameDelegate) {
    if document.properties?.url != properties.url { document.properties = properties }
    if renameDelegate == nil { renameDelegate = delegate }
  }
  /// Under which name the order that a person gives the groups is kept.
  public var customizationIdentifier: String? {
    get { document.customization }
    set {
      if newValue != nil { Limitation.hasNoEffect("UINavigationItem.customizationIdentifier") }
      document.customization = newValue
    }
  }
}
