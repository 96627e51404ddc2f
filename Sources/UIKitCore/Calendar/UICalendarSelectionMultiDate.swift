public import Foundation

/// Several days of a calendar are chosen: a tap adds a day, or takes it away.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate>
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Default: none. Setting them does not tell the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { view?.selectionDidChange() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    super.init()
    self.delegate = SubclassMethods.completed(delegate)
  }

  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }

  override func contains(_ day: DateComponents, calendar: Calendar) -> Bool {
    selectedDates.contains { Self.isSame($0, day, calendar) }
  }
  override func allows(_ day: DateComponents, calendar: Calendar) -> Bool {
    contains(day, calendar: calendar) || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func choose(_ day: DateComponents, calendar: Calendar) {
    if contains(day, calendar: calendar) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      selectedDates.removeAll { Self.isSame($0, day, calendar) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Decides which days can be chosen and let go, and hears of it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate>
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
