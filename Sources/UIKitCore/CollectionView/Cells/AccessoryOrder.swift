/// The order of a row's accessories, from the leading to the trailing edge.
///
/// UIKIT: the system places its own, whatever their order in the array; the program's are put among them one after the
/// other, each where its position says; of a kind of the system's there is one at most (Apple's page on
/// `UICollectionViewListCell.accessories`). A handle to reorder stands outermost (as in tables).
///
/// DEVIATION: Apple does not say in which order the system's stand; theirs is that of table cells, where a button for
/// details precedes the indicator.
@MainActor
enum AccessoryOrder {
  static func sorted(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    side(accessories.filter(\.isLeading)) + side(accessories.filter { !$0.isLeading })
  }

  private static func side(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    let system = accessories.enumerated().filter { $0.element.position == nil }
      .sorted { (rank($0.element.accessoryType), $0.offset) < (rank($1.element.accessoryType), $1.offset) }
    var placed = system.map(\.element)
    for (former, next) in zip(placed, placed.dropFirst())
    where rank(former.accessoryType) == rank(next.accessoryType) {
      fatalError(
        "Accessories array contains more than one accessory of the system type \(former.accessoryType). "
          + "Include one instance of each system accessory at most.")
    }
    for accessory in accessories {
      guard let position = accessory.position else { continue }
      placed.insert(accessory, at: min(max(position(placed), 0), placed.count))
    }
    return placed
  }

  private static func rank(_ type: UICellAccessory.AccessoryType) -> Int {
    switch type {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .label: 3
    case .checkmark: 4
    case .popUpMenu: 5
    case .detail: 6
    case .disclosureIndicator: 7
    case .outlineDisclosure: 8
    case .reorder: 9
    case .customView: 10
    }
  }
}
