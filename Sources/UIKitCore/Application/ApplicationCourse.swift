/// What the running application is in the middle of: touches on their way, gestures being decided, layout that waits, the
/// menu that is open, the optional method that is asked.
@MainActor
final class ApplicationCourse {
  /// See `TouchDispatcher`.
  var routes: [TouchRoute] = []
  let gestures = GestureArbiter.Course()
  let updates = UpdateCycle.Course()
  let optionalAnswers = OptionalAnswers()
  /// The menu that is open; one at a time.
  var menu: MenuPresenter?
  /// See `PointerDispatcher`.
  var pointer = PointerDispatcher.Course()
  let keyboard = Keyboard()
  let accessibility = AccessibilityCourse()
}
