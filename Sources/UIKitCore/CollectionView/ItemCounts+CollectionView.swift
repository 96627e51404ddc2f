extension ItemCounts {
  /// What the view's data source says.
  @MainActor
  init(_ view: UICollectionView) {
    guard let source = view.dataSource else {
      self.init()
      return
    }
    self.init(
      (0..<max(source.numberOfSections(in: view), 0)).map {
        max(source.collectionView(view, numberOfItemsInSection: $0), 0) + view.updates.placeholders.count(in: $0)
      })
  }
}
