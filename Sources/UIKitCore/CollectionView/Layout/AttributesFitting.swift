/// Which dimensions of an element follow its content.
struct AttributesFitting: Equatable {
  var width = true
  var height = true
}
