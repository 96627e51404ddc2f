/// What an action of a control, bar button or recognizer calls.
enum ActionCall {
  /// A method of the class.
  case own(String)
  /// A method of another object of the scene: its name, its class.
  case object(String, type: String, method: String)
  /// Who answers first, from the sender outwards: a selector as an expression, and the method's name.
  case responders(String, method: String)

  /// In the body of an action.
  var statement: String {
    switch self {
    case .own(let method): "\(method)()"
    case .object(let name, _, let method): "\(name).\(method)()"
    case .responders(let selector, _): "UIApplication.shared.sendAction(\(selector), to: nil, from: self, for: nil)"
    }
  }

  /// By a control, for an event.
  func target(of control: String, for event: String) -> String {
    let own = control == "self" ? "" : "\(control)."
    if case .responders(let selector, _) = self {
      return "\(own)addTarget(nil, action: \(selector), for: .\(event))"
    }
    return "\(own)addAction(UIAction { [unowned self] _ in \(statement) }, for: .\(event))"
  }
}
