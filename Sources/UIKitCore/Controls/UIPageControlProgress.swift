/// How far the current page of a page control has come: its dot becomes a bar that fills.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontrolprogress>
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// 0…1 of the current page. Default: 0.
  open var currentProgress: Float = 0 {
    didSet {
      currentProgress = min(max(currentProgress, 0), 1)
      if currentProgress != oldValue { didChange?() }
    }
  }
  /// Whether the progress is drawn now: it is while the control has pages.
  open internal(set) var isProgressVisible = false {
    didSet { if isProgressVisible != oldValue { delegate?.pageControlProgressVisibilityDidChange(self) } }
  }
  open weak var delegate: (any UIPageControlProgressDelegate)?

  var didChange: (() -> Void)?
  /// The control's current page, and how many there are.
  var pages: () -> (current: Int, count: Int) = { (0, 0) }
  /// Leads the control to a page, with its events.
  var goToPage: ((Int) -> Void)?

  public override init() { super.init() }

  /// The control has come to another page.
  func pageDidChange() {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: pages().current) ?? 0
  }
}

/// Says with how much progress a page begins.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate>
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
