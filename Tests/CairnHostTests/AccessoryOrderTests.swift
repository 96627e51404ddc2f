import CairnHost
import Testing
import UIKit

@testable import UIKitCore

/// Where the accessories of a list's row stand.
///
/// Expectations: <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell/accessories-8nui4>: the order
/// in the array says nothing of the system's own, and is that in which the positions of the program's are asked.
@MainActor
struct AccessoryOrderTests {
  private func names(_ accessories: [UICellAccessory]) -> [String] {
    AccessoryOrder.sorted(accessories).map { accessory in
      if case .customView(let view) = accessory.accessoryType { return "\(view.tag)" }
      return "\(accessory.accessoryType)".prefix { $0 != "(" }.description
    }
  }
  private func own(_ tag: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory {
    let view = UIView()
    view.tag = tag
    return .customView(configuration: UICellAccessory.CustomViewConfiguration(customView: view, placement: placement))
  }

  @Test func theSystemPlacesItsOwn() {
    let some: [UICellAccessory] = [
      .reorder(), .disclosureIndicator(), .detail(), .checkmark(), .label(text: "1"), .delete(),
    ]
    #expect(names(some) == names(some.reversed()))
    #expect(names(some) == ["delete", "label", "checkmark", "detail", "disclosureIndicator", "reorder"])
  }

  @Test func thoseOfTheProgramGoWhereTheirPositionSays() {
    #expect(names([own(1, .trailing()), own(2, .trailing()), .reorder()]) == ["2", "1", "reorder"])
    #expect(names([own(1, .leading()), own(2, .leading()), .delete()]) == ["delete", "1", "2"])
    let indicator = UICellAccessory.disclosureIndicator()
    #expect(
      names([own(1, .trailing(at: UICellAccessory.Placement.position(after: indicator))), .reorder(), indicator])
        == ["disclosureIndicator", "1", "reorder"])
    #expect(
      names([own(1, .trailing(at: UICellAccessory.Placement.position(before: indicator))), .detail(), indicator])
        == ["detail", "1", "disclosureIndicator"])
    #expect(
      names([own(1, .trailing(at: UICellAccessory.Placement.position(after: indicator))), .detail()]) == [
        "detail", "1",
      ])
  }

  @Test func theHandleStandsOutermost() {
    let host = HeadlessHost()
    defer { host.close() }
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    cell.accessories = [.reorder(displayed: .always), .checkmark()]
    let controller = UIViewController()
    controller.view.addSubview(cell)
    host.show(controller)
    let places = cell.subviews.compactMap { $0 as? AccessoryView }.sorted { $0.frame.minX < $1.frame.minX }
    #expect(places.map(\.accessory.accessoryType) == [.checkmark, .reorder])
  }
}
