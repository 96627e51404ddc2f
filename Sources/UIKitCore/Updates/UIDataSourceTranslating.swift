public import Foundation

/// Translates between the paths of a list and those of its data source, which differ while a place is held for what a drop
/// is still to bring.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidatasourcetranslating>
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The section of the list in which a section of the data source is shown; `NSNotFound` for none.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The section of the data source that a section of the list shows; `NSNotFound` for none.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Where the list shows what the data source has; nil where it shows it nowhere.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// What of the data source the list shows there; nil for a place that is held, and for nothing.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs `actionsToTranslate`, in which paths are those of the list.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
  // Placeholders are items: sections are the same in both.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    presentationIndexPath(forDataSourceIndexPath: IndexPath(index: dataSourceSectionIndex))?.first ?? NSNotFound
  }
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    dataSourceIndexPath(forPresentationIndexPath: IndexPath(index: presentationSectionIndex))?.first ?? NSNotFound
  }
  /// DEVIATION: the paths of a list are those of what it shows at all times; only its data source hears its own.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
