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

/// Hears of a title that is given in the bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate>
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// What the bars of editors and browsers on pads say.
private struct DocumentItem {
  weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  var style = UINavigationItem.ItemStyle.navigator
  var titleMenu: (([UIMenuElement]) -> UIMenu?)?
  var properties: UIDocumentProperties?
  var centerGroups: [UIBarButtonItemGroup] = []
  var overflow: UIDeferredMenuElement?
  var customization: String?
  var placement = UINavigationItem.SearchBarPlacement.automatic

  @MainActor static let key = AssociatedKey<DocumentItem>()
}

// A phone's bar shows none of these; they are kept, and say so once.
extension UINavigationItem {
  public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
  }

  private var document: DocumentItem {
    get { DocumentItem.key.value(of: self) ?? DocumentItem() }
    set { DocumentItem.key.set(newValue, of: self) }
  }
  /// Where the title stands on a pad. Default: navigator, in the middle.
  public var style: ItemStyle {
    get { document.style }
    set {
      if newValue != .navigator { Limitation.hasNoEffect("UINavigationItem.style") }
      document.style = newValue
    }
  }
  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { document.renameDelegate }
    set {
      if newValue != nil { Limitation.hasNoEffect("UINavigationItem.renameDelegate") }
      document.renameDelegate = newValue
    }
  }
  /// Makes the menu of the title.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { document.titleMenu }
    set {
      if newValue != nil { Limitation.hasNoEffect("UINavigationItem.titleMenuProvider") }
      document.titleMenu = newValue
    }
  }
  public var documentProperties: UIDocumentProperties? {
    get { document.properties }
    set {
      if newValue != nil { Limitation.hasNoEffect("UINavigationItem.documentProperties") }
      document.properties = newValue
    }
  }
  /// Groups in the middle of an editor's or browser's bar on a pad.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { document.centerGroups }
    set {
      if !newValue.isEmpty { Limitation.hasNoEffect("UINavigationItem.centerItemGroups") }
      document.centerGroups = newValue
    }
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
