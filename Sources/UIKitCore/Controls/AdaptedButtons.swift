// What rewritten sources call; the names begin with an underscore since nobody writes them.

/// `T(type:)` for a class of buttons that is known at run time only.
@preconcurrency @MainActor
public func _makeObject<Button: UIButton>(_ type: Button.Type, type buttonType: UIButton.ButtonType) -> Button {
  let button = ClassInstantiation.make(type)
  button.become(buttonType)
  return button
}
