/// Whether a row begins or ends its section.
struct TableGroupPosition: Equatable {
  var isFirst = false
  var isLast = false
}
