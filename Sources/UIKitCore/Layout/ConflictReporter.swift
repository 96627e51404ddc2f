internal import ConstraintSolver

/// Tells of required constraints that cannot all hold, and chooses the one to give up.
@MainActor
enum ConflictReporter {
  /// Where the report goes; standard error by default. Lint collects conflicts here.
  static var handler: ((_ conflict: LayoutConflict) -> Void)?

  static func resolve(_ ids: [ConstraintID], in engine: LayoutEngine) -> ConstraintID {
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    var candidates: [ConstraintID] = []
    for id in ids {
      switch engine.owners[id] {
      case .constraint(let reference):
        constraints.append(reference.takeUnretainedValue())
        candidates.append(id)
      case .autoresizing(let reference): views.append(reference.takeUnretainedValue())
      case nil: break
      }
    }
    // UIKIT: frames that views have by their masks stay; of the constraints that somebody made, the latest goes.
    let broken = candidates.last ?? ids[ids.count - 1]
    let brokenConstraint = candidates.isEmpty ? nil : constraints.last
    report(LayoutConflict(constraints: constraints, autoresizedViews: views, broken: brokenConstraint))
    return broken
  }

  private static func report(_ conflict: LayoutConflict) {
    if let handler { return handler(conflict) }
    FileHandle.standardError.write(Data((conflict.message + "\n").utf8))
  }
}

/// A set of required constraints that contradict each other; without any one of them the rest can hold.
struct LayoutConflict {
  var constraints: [NSLayoutConstraint]
  /// Views whose frame and autoresizing mask take part.
  var autoresizedViews: [UIView]
  /// The constraint that layout goes on without.
  var broken: NSLayoutConstraint?

  /// The report in UIKit's words.
  @MainActor
  var message: String { ConstraintDescription.unsatisfiable(self) }
}
