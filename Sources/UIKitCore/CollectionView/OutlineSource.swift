/// A data source with branches that can be opened, and items that a person may reorder.
@MainActor
protocol OutlineSource: AnyObject {
  func toggleOutline(at path: IndexPath)
  func reorderingEnded(cancelled: Bool)
}
