internal import Foundation

/// The calendar of a date picker, made when it is asked for.
///
/// Every calendar reads the time zone of its process, and that the data of all locales: more memory than a screen of
/// views takes. A picker in English whose program has chosen no calendar needs none to be laid out.
@MainActor
final class PickerCalendar {
  /// What the program has set.
  var chosen: Calendar?
  private var made: Calendar?

  var calendar: Calendar {
    if let chosen { return chosen }
    if let made { return made }
    let calendar = Calendar(identifier: .gregorian)
    made = calendar
    return calendar
  }
}
