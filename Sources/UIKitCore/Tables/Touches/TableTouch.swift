/// A finger on a row.
struct TableTouch {
  var path: IndexPath
  var isHighlighted: Bool
}
