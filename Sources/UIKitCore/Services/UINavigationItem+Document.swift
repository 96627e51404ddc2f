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
  var overflow: UIDeferredMenuElement?
  var customization: String?
  var placement = UINavigationItem.SearchBarPlacement.automatic

  @MainActor static let key = AssociatedKey<DocumentItem>()
}

// A phone's bar shows none of these; they are kept, and say so once.
extension UINavigationItem {
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
  }

  private var document: DocumentItem {
    get { DocumentItem.key.value(of: self) ?? DocumentItem() }
    set { DocumentItem.key.set(newValue, of: self) }
  }
  public var documentProperties: UIDocumentProperties? {
    get { document.properties }
    set {
      if newValue != nil { Limitation.hasNoEffect("UINavigationItem.documentProperties") }
      document.properties = newValue
    }
  }
  /// What the controller of a document says of it; what the client has said stays.
  func takeDocument(_ properties: UIDocumentProperties, renamedBy delegate: any UINavigationItemRenameDelegate) {
    if document.properties?.url != properties.url { document.properties = properties }
    if renameDelegate == nil { renameDelegate = delegate }
  }
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { document.overflow }
    set {
      if newValue != nil { Limitation.hasNoEffect("UINavigationItem.additionalOverflowItems") }
      document.overflow = newValue
    }
  }
  /// Under which name the order that a person gives the groups is kept.
  public var customizationIdentifier: String? {
    get { document.customization }
    set {
      if newValue != nil { Limitation.hasNoEffect("UINavigationItem.customizationIdentifier") }
      document.customization = newValue
    }
  }
  /// Where a search bar may stand. Default: automatic.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { document.placement }
    set {
      if newValue != .automatic, newValue != .stacked {
        Limitation.hasNoEffect("UINavigationItem.preferredSearchBarPlacement")
      }
      document.placement = newValue
    }
  }
  /// Where the search bar stands: beneath the row.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
}
