/// Hears when the keyboard comes, goes or gets another height, and when something else is edited.
@MainActor
protocol KeyboardFollower: AnyObject {
  func keyboardMoves()
}
