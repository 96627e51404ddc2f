/// A finger on a row.
struct TableTouch {
  var path: IndexPath
  var isHighlighted: Bool
  /// Whether it came down on the row's accessory button.
  var isOnAccessory = false
}
