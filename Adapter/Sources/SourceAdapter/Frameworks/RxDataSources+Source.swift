extension FrameworkSources {
  /// Lists of sections over RxCocoa.
  static let rxDataSources = #"""
    public protocol SectionModelType { associatedtype Item; var items: [Item] { get }; init(original: Self, items: [Item]) }
    public protocol IdentifiableType { associatedtype Identity: Hashable; var identity: Identity { get } }
    public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType where Item: IdentifiableType & Equatable {}
    public struct SectionModel<Section, ItemType>: SectionModelType { public var model: Section, items: [ItemType]; public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }; public init(original: Self, items: [ItemType]) { self.init(model: original.model, items: items) } }
    extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
    public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>: AnimatableSectionModelType { public var model: Section, items: [ItemType]; public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }; public init(original: Self, items: [ItemType]) { self.init(model: original.model, items: items) }; public var identity: Section.Identity { model.identity } }
    extension String: IdentifiableType { public var identity: String { self } }
    extension Int: IdentifiableType { public var identity: Int { self } }
    public struct AnimationConfiguration { public init(insertAnimation: UITableView.RowAnimation = .automatic, reloadAnimation: UITableView.RowAnimation = .automatic, deleteAnimation: UITableView.RowAnimation = .automatic) {} }
    public enum ViewTransition { case animated, reload }
    @preconcurrency @MainActor open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource, SectionedViewDataSourceType, _RxMovingSource {
      public typealias Item = Section.Item
      public typealias ConfigureCell = (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item) -> UITableViewCell
      public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
      public typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
      public typealias SectionIndexTitles = (TableViewSectionedDataSource<Section>) -> [String]?
      open var configureCell: ConfigureCell, titleForHeaderInSection: TitleForHeaderInSection, titleForFooterInSection: TitleForHeaderInSection, canEditRowAtIndexPath: CanEditRowAtIndexPath, canMoveRowAtIndexPath: CanEditRowAtIndexPath, sectionIndexTitles: SectionIndexTitles
      open private(set) var sectionModels: [Section] = []
      public init(configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil }, titleForFooterInSection: @escaping TitleForHeaderInSection = { _, _ in nil }, canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false }, canMoveRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false }, sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil }) { (self.configureCell, self.titleForHeaderInSection, self.titleForFooterInSection, self.canEditRowAtIndexPath, self.canMoveRowAtIndexPath, self.sectionIndexTitles) = (configureCell, titleForHeaderInSection, titleForFooterInSection, canEditRowAtIndexPath, canMoveRowAtIndexPath, sectionIndexTitles); super.init() }
      open subscript(section: Int) -> Section { sectionModels[section] }
      open subscript(path: IndexPath) -> Item { get { sectionModels[path.section].items[path.item] } set { change(path.section) { $0[path.item] = newValue } } }
      private func change(_ section: Int, _ body: (inout [Item]) -> Void) { var items = sectionModels[section].items; body(&items); sectionModels[section] = Section(original: sectionModels[section], items: items) }
      open func model(at path: IndexPath) throws -> Any { self[path] }
      open func setSections(_ sections: [Section]) { sectionModels = sections }
      open func numberOfSections(in view: UITableView) -> Int { sectionModels.count }
      open func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { sectionModels[section].items.count }
      open func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { configureCell(self, view, path, self[path]) }
      open func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { titleForHeaderInSection(self, section) }
      open func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? { titleForFooterInSection(self, section) }
      open func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool { canEditRowAtIndexPath(self, path) }
      open func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool { canMoveRowAtIndexPath(self, path) }
      open func tableView(_ view: UITableView, moveRowAt from: IndexPath, to place: IndexPath) { let item = self[from]; change(from.section) { $0.remove(at: from.item) }; change(place.section) { $0.insert(item, at: place.item) } }
      open func sectionIndexTitles(for view: UITableView) -> [String]? { sectionIndexTitles(self) }
    }
    open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section>, RxTableViewDataSourceType { public typealias Element = [Section]; open func tableView(_ view: UITableView, observedEvent event: Event<[Section]>) { if let sections = event.element { setSections(sections); view.reloadData() } } }
    /// Shows what is new at once: the differences are not animated.
    open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: RxTableViewSectionedReloadDataSource<Section> {
      public init(animationConfiguration: AnimationConfiguration = AnimationConfiguration(), decideViewTransition: @escaping (TableViewSectionedDataSource<Section>, UITableView, [Any]) -> ViewTransition = { _, _, _ in .animated }, configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil }, titleForFooterInSection: @escaping TitleForHeaderInSection = { _, _ in nil }, canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false }, canMoveRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false }) { super.init(configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection, titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath) }
    }
    @preconcurrency @MainActor open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject, UICollectionViewDataSource, SectionedViewDataSourceType {
      public typealias Item = Section.Item
      public typealias ConfigureCell = (CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item) -> UICollectionViewCell
      public typealias ConfigureSupplementaryView = (CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath) -> UICollectionReusableView
      open var configureCell: ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView?
      open private(set) var sectionModels: [Section] = []
      public init(configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil) { (self.configureCell, self.configureSupplementaryView) = (configureCell, configureSupplementaryView); super.init() }
      open subscript(section: Int) -> Section { sectionModels[section] }
      open subscript(path: IndexPath) -> Item { get { sectionModels[path.section].items[path.item] } set { change(path.section) { $0[path.item] = newValue } } }
      private func change(_ section: Int, _ body: (inout [Item]) -> Void) { var items = sectionModels[section].items; body(&items); sectionModels[section] = Section(original: sectionModels[section], items: items) }
      open func model(at path: IndexPath) throws -> Any { self[path] }
      open func setSections(_ sections: [Section]) { sectionModels = sections }
      open func numberOfSections(in view: UICollectionView) -> Int { sectionModels.count }
      open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sectionModels[section].items.count }
      open func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { configureCell(self, view, path, self[path]) }
      open func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView { configureSupplementaryView?(self, view, kind, path) ?? UICollectionReusableView() }
    }
    open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>: CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType { public typealias Element = [Section]; open func collectionView(_ view: UICollectionView, observedEvent event: Event<[Section]>) { if let sections = event.element { setSections(sections); view.reloadData() } } }
    open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: RxCollectionViewSectionedReloadDataSource<Section> {
      public init(animationConfiguration: AnimationConfiguration = AnimationConfiguration(), decideViewTransition: @escaping (CollectionViewSectionedDataSource<Section>, UICollectionView, [Any]) -> ViewTransition = { _, _, _ in .animated }, configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil) { super.init(configureCell: configureCell, configureSupplementaryView: configureSupplementaryView) }
    }
    """#
}
