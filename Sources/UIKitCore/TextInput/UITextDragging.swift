/// The delegates of a text, beside it.
struct TextDragging {
  weak var drag: (any UITextDragDelegate)?
  weak var drop: (any UITextDropDelegate)?
  var options: UITextDragOptions = []

  @MainActor static let key = AssociatedKey<TextDragging>()
}

extension UIView {
  var textDragging: TextDragging {
    get { TextDragging.key.value(of: self) ?? TextDragging() }
    set { TextDragging.key.set(newValue, of: self) }
  }
}

extension UITextField: UITextDraggable, UITextDroppable {}

extension UITextView: UITextDraggable, UITextDroppable {}
