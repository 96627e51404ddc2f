public import CoreGraphics

/// Selects with a rectangle that a pointer draws.
///
/// DEVIATION: a pointer draws no rectangles here; adding it says so once.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibandselectioninteraction>
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  public enum State: Int, Sendable { case possible = 0, began, selecting, ended }
  open private(set) weak var view: UIView?
  /// Default: true.
  open var isEnabled = true
  open var state: State { .possible }
  /// In the view's coordinates, in points; nil while nothing is selected.
  open var selectionRect: CGRect? { nil }
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// Whether a selection may begin at a point.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  private let selection: (UIBandSelectionInteraction) -> Void

  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    selection = selectionHandler
    super.init()
  }
  open func willMove(to view: UIView?) { if view != nil { Limitation.hasNoEffect("UIBandSelectionInteraction") } }
  open func didMove(to view: UIView?) { self.view = view }
}

/// Moves a scene's window by a view.
///
/// DEVIATION: windows do not move here; adding it says so once.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiwindowscenedraginteraction>
@preconcurrency @MainActor
open class UIWindowSceneDragInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Recognizes the movement, for others to wait for.
  open private(set) lazy var gestureForFailureRelationships: UIGestureRecognizer = UIPanGestureRecognizer()

  public override init() { super.init() }
  open func willMove(to view: UIView?) { if view != nil { Limitation.hasNoEffect("UIWindowSceneDragInteraction") } }
  open func didMove(to view: UIView?) { self.view = view }
}
