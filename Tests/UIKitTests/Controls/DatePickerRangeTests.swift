import Foundation
import Testing

@testable import UIKitCore

/// Provenance: documented, <https://developer.apple.com/documentation/uikit/uidatepicker/minimumdate>.
@MainActor
struct DatePickerRangeTests {
  private let day: TimeInterval = 86_400
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test(arguments: [(-1.0, 0.0), (0, 0), (3, 3), (10, 10), (12, 10)])
  func aDateOutsideTheRangeBecomesTheNearestInIt(days: Double, shown: Double) {
    let picker = UIDatePicker()
    picker.minimumDate = start
    picker.maximumDate = start + 10 * day
    picker.date = start + days * day
    #expect(picker.date == start + shown * day)
  }

  @Test func aRangeThatComesLaterMovesTheDate() {
    let picker = UIDatePicker()
    picker.date = start
    picker.minimumDate = start + day
    #expect(picker.date == start + day)
  }

  @Test func aRangeWithoutDatesHasNoEffect() {
    let picker = UIDatePicker()
    picker.minimumDate = start + 2 * day
    picker.maximumDate = start + day
    picker.date = start
    #expect(picker.date == start)
  }

  /// Provenance: documented, <https://developer.apple.com/documentation/uikit/uicellaccessory/checkmarkoptions/ishidden>.
  @Test func aHiddenAccessoryKeepsItsRoom() {
    func cell(hidden: Bool) -> UICollectionViewListCell {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      var options = UICellAccessory.CheckmarkOptions()
      options.isHidden = hidden
      cell.accessories = [.checkmark(options: options)]
      cell.layoutIfNeeded()
      return cell
    }
    let (shown, hidden) = (cell(hidden: false), cell(hidden: true))
    #expect(hidden.subviews.compactMap { $0 as? AccessoryView }.map(\.isHidden) == [true])
    #expect(shown.subviews.compactMap { $0 as? AccessoryView }.map(\.isHidden) == [false])
    #expect(shown.contentView.frame == hidden.contentView.frame)
  }
}
