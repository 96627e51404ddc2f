public import Foundation

/// Tells data apart, so that selections can be restored.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation>
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
