public import Foundation

/// Remembers how to take changes back, and how to make them again.
///
/// DEVIATION: groups end when the outermost change does, not with a turn of the run loop: what a program registers one
/// after the other is undone one after the other unless it is put in a group.
///
/// Source: <https://developer.apple.com/documentation/foundation/undomanager>
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Step {
    weak var target: AnyObject?
    let targetID: ObjectIdentifier
    let body: () -> Void
  }
  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var nested: [Group] = []
  private var disabled = 0

  public override init() { super.init() }

  /// Whether a change is being taken back: what is registered then can be done again.
  public private(set) var isUndoing = false
  /// Whether a change is being made again: what is registered then can be taken back.
  public private(set) var isRedoing = false
  /// Default: true. Kept for programs that set it; see the class's deviation.
  open var groupsByEvent = true
  /// How many groups are kept; 0 for no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// How many groups are open, one within the other; 0 for none.
  open var groupingLevel: Int { nested.count }
  /// Whether registrations count: no call to disable them is open.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether there is something to take back, in an open group too.
  open var canUndo: Bool { !undoStack.isEmpty || nested.first.map { !$0.steps.isEmpty } ?? false }
  /// Whether something was taken back, and nothing new was registered since.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// How many groups can be taken back.
  open var undoCount: Int { undoStack.count }
  /// How many groups can be made again.
  open var redoCount: Int { redoStack.count }

  // MARK: Registering

  /// Registrations no longer count, until as many calls to enable them have come.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes one call to disable registrations back. Traps without one.
  open func enableUndoRegistration() {
    precondition(
      disabled > 0, "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
    disabled -= 1
  }

  /// Registers how to take a change back. What the handler registers while undoing makes the change again.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard disabled == 0 else { return }
    let step = Step(target: target, targetID: ObjectIdentifier(target)) { [weak target] in
      if let target { handler(target) }
    }
    if !isUndoing, !isRedoing { redoStack = [] }
    if nested.isEmpty {
      push(Group(steps: [step]))
    } else {
      nested[nested.count - 1].steps.append(step)
    }
  }

  /// The same by the name of a method, which gets the object as its argument.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:selector:object:)>
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      let target = target as? NSObject
      _ = selector.name.hasSuffix(":") ? target?.perform(selector, with: anObject) : target?.perform(selector)
    }
  }

  private func push(_ group: Group) {
    guard !group.steps.isEmpty else { return }
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  /// What is registered until `endUndoGrouping()` is taken back at once. Groups may stand in groups.
  open func beginUndoGrouping() {
    nested.append(Group())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }
  /// Ends the innermost group; an empty one leaves nothing. Traps without a beginning.
  open func endUndoGrouping() {
    precondition(!nested.isEmpty, "endUndoGrouping called with no matching begin")
    NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
    let group = nested.removeLast()
    if nested.isEmpty { push(group) } else { nested[nested.count - 1].steps += group.steps }
  }

  // MARK: Undo and redo

  /// Ends open groups and takes the last change back, its steps in reverse order.
  open func undo() {
    while !nested.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Takes the last group back, without ending open ones.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    replay(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }
  /// Makes the change again that was last taken back.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    replay(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// What the steps register becomes one group of the other stack, under the same name.
  private func replay(_ group: Group) {
    nested.append(Group(name: group.name))
    for step in group.steps.reversed() where step.target != nil { step.body() }
    push(nested.removeLast())
  }

  /// Forgets everything that could be taken back or made again, and enables registration again. Open groups are emptied
  /// and stay open.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/undomanager/removeallactions()>
  open func removeAllActions() {
    (undoStack, redoStack, disabled) = ([], [], 0)
    nested = nested.map { Group(name: $0.name) }
  }
  /// Forgets the steps of one target, in open groups too; call it before the target goes.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    func cleaned(_ stack: [Group]) -> [Group] {
      stack.map { Group(steps: $0.steps.filter { $0.targetID != id }, name: $0.name) }
    }
    undoStack = cleaned(undoStack).filter { !$0.steps.isEmpty }
    redoStack = cleaned(redoStack).filter { !$0.steps.isEmpty }
    nested = cleaned(nested)
  }

  // MARK: Names

  /// Names the open group, else the last one, for menus.
  open func setActionName(_ actionName: String) {
    if !nested.isEmpty {
      nested[nested.count - 1].name = actionName
    } else if isUndoing, !redoStack.isEmpty {
      redoStack[redoStack.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }
  /// The name of the change that `undo()` takes back; empty without one.
  open var undoActionName: String { undoStack.last?.name ?? "" }
  /// The name of the change that `redo()` makes again; empty without one.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// “Undo” with the name of the change, for menus.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// “Redo” with the name of the change, for menus.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// “Undo” with a name; alone for an empty one.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// “Redo” with a name; alone for an empty one.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension Notification.Name {
  /// Would tell that groups are about to begin or end. It is never posted.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// Posted by an undo manager, its object, after `beginUndoGrouping()`.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before `endUndoGrouping()` ends its group.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a group, or a step without one, has come to what can be taken back.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a change is taken back.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after a change was taken back.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a change is made again.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a change was made again.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
