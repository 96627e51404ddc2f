import CairnHost
import Testing
import UIKit

/// Cells that take no touches are disabled, and their texts dim.
///
/// Provenance: a guess; Apple's pages name the state beside others that cells set themselves.
@MainActor @Suite(.serialized)
struct DisabledCellTests {
  @Test func touchesDecide() {
    for cell in [UITableViewCell(), UICollectionViewListCell()] as [UIView] {
      func isDisabled() -> Bool? {
        (cell as? UITableViewCell)?.configurationState.isDisabled
          ?? (cell as? UICollectionViewCell)?.configurationState.isDisabled
      }
      #expect(isDisabled() == false)
      cell.isUserInteractionEnabled = false
      #expect(isDisabled() == true)
    }
  }

  @Test func theHandlerIsTold() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isDisabled) }
    cell.layoutIfNeeded()
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(states == [false, true])
  }
}
