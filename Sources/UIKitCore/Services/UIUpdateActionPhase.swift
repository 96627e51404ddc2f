public import Foundation

/// A moment of an update of the interface.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiupdateactionphase>
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
  let order: Int
  private init(_ order: Int) {
    self.order = order
    super.init()
  }

  public static let afterUpdateScheduled = UIUpdateActionPhase(0)
  public static let beforeEventDispatch = UIUpdateActionPhase(1)
  public static let afterEventDispatch = UIUpdateActionPhase(2)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
  public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
  public static let afterCATransactionCommit = UIUpdateActionPhase(6)
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)
  public static let afterUpdateComplete = UIUpdateActionPhase(11)

  /// Whether it comes before the layout of an update.
  var isBeforeCommit: Bool { order <= Self.beforeCATransactionCommit.order }
  /// DEVIATION: no update has low latency here, so that its phases never come.
  var isOfLowLatency: Bool {
    (Self.beforeLowLatencyEventDispatch.order...Self.afterLowLatencyCATransactionCommit.order).contains(order)
  }
}
