public import Foundation

extension UICollectionView {
  /// How a kind of cell is made and filled.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item; called for each cell that is dequeued.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let source: RegistrationSource
    let handler: Handler

    /// Cells made by the class. Keep the registration: one for each dequeued cell traps.
    public init(handler: @escaping Handler) {
      source = RegistrationSource { view, identifier in
        view.register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
      self.handler = handler
    }
    /// Cells come from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      source = RegistrationSource { view, identifier in
        view.register(cellNib, forCellWithReuseIdentifier: identifier)
      }
      self.handler = handler
    }
  }

  /// How a kind of supplementary view is made and filled.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration>
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a supplementary view; called for each view that is dequeued.
    public typealias Handler =
      @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let source: RegistrationSource
    let elementKind: String
    let handler: Handler

    /// Supplementary views of a kind, made by the class. Keep the registration: one for each dequeued view traps.
    public init(elementKind: String, handler: @escaping Handler) {
      source = RegistrationSource { view, identifier in
        view.register(
          Supplementary.self, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
      }
      self.elementKind = elementKind
      self.handler = handler
    }
    /// Supplementary views of a kind, made from a nib whose only top-level object is one.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      source = RegistrationSource { view, identifier in
        view.register(supplementaryNib, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
      }
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// Registers once in each collection view that uses it.
@MainActor
final class RegistrationSource {
  let identifier = UUID().uuidString
  private let register: (UICollectionView, String) -> Void

  private let creation = ContinuousClock.now

  init(_ register: @escaping (UICollectionView, String) -> Void) { self.register = register }

  func prepare(_ view: UICollectionView) {
    guard !view.reuse.knows(identifier) else { return }
    // UIKIT: a registration made inside a provider would be new for each cell, and nothing would ever be used again
    // (Apple's page on `CellRegistration` warns of it).
    if let start = view.isMakingSince, creation >= start {
      fatalError(
        "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up front and reused. Registration: <UICollectionViewCellRegistration: \(identifier)>"
      )
    }
    register(view, identifier)
  }
}
