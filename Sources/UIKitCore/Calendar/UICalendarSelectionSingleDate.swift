public import Foundation

/// One day of a calendar is chosen, or none.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate>
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Default: nil. Setting it does not tell the delegate.
  open var selectedDate: DateComponents? { didSet { view?.selectionDidChange() } }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    super.init()
    self.delegate = SubclassMethods.completed(delegate)
  }

  open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }

  override func contains(_ day: DateComponents, calendar: Calendar) -> Bool {
    selectedDate.map { Self.isSame($0, day, calendar) } ?? false
  }
  override func allows(_ day: DateComponents, calendar: Calendar) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  /// UIKIT: a tap on the chosen day lets it go, where the delegate allows that nothing is chosen. A guess.
  override func choose(_ day: DateComponents, calendar: Calendar) {
    let chosen: DateComponents? = contains(day, calendar: calendar) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: chosen) ?? true else { return }
    selectedDate = chosen
    delegate?.dateSelection(self, didSelectDate: chosen)
  }
}

/// Decides which day can be chosen, and hears of the choice.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate>
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// nil asks whether the choice can be taken back.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
