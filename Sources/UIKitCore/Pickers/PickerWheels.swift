/// Wheels of pickers, for those who find and turn them from outside.
@MainActor
package enum PickerWheels {
  package static func isWheel(_ responder: UIResponder) -> Bool { responder is PickerWheel }

  /// Turns a wheel to the row that says `text`, the nearest of several.
  ///
  /// - Returns: whether there is one.
  package static func turn(_ view: UIView, to text: String) -> Bool {
    guard let wheel = view as? PickerWheel else { return false }
    let rows = (0..<wheel.rowCount).sorted { abs($0 - wheel.chosen) < abs($1 - wheel.chosen) }
    guard let row = rows.first(where: { wheel.text(of: $0) == text }) else { return false }
    if row != wheel.chosen { wheel.turn(to: row) }
    return true
  }
}
