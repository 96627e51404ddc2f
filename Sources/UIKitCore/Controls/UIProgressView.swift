public import Foundation
internal import UISystemMetrics

/// How far a task has come.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiprogressview>
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// As high as stands alone, or lower as in bars.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeProgressView()
  }
  /// The view of a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .choice("UIProgressViewStyle", \UIProgressView.progressViewStyle),
      .number("UIProgress", \UIProgressView.progress),
      .object("UIProgressProgressTintColor", \UIProgressView.progressTintColor),
      .object("UIProgressTrackTintColor", \UIProgressView.trackTintColor),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeProgressView()
  }
  /// A view of a style, of size zero; its height is natural.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  private func becomeProgressView() {
    flags.insert(.drawsInCode)
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// 0…1. Default: 0.
  open var progress: Float = 0 {
    didSet {
      // Nothing of nothing is no number: a task without parts has not come far.
      if progress.isNaN { progress = 0 }
      if progress < 0 || progress > 1 { progress = min(max(progress, 0), 1) }
      shown.set(CGFloat(progress))
    }
  }
  /// Decides about the natural height. Default: default.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Of the part that is done. Default: nil, the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Of the part that is to come. Default: nil, a grey.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Sets the share that is done, 0…1, by an animation if wanted.
  open func setProgress(_ progress: Float, animated: Bool) {
    let before = shown.value
    self.progress = progress
    guard animated, window != nil else { return }
    shown.set(before)
    shown.go(to: CGFloat(self.progress), in: 0.25)
  }
  /// How far the bar is drawn, 0…1.
  private(set) lazy var shown = ValueTween(0) { [weak self] _ in self?.setNeedsDisplay() }
  /// Whose share is shown while it changes. Default: nil.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
      watch()
    }
  }
  private var watching: MediaClock.Observation?
  // DEVIATION: progress objects cannot be observed here, they are asked ten times a second while the bar is in a window.
  private func watch() {
    watching?.cancel()
    watching = nil
    guard let observedProgress, window != nil else { return }
    let share = Float(observedProgress.fractionCompleted)
    if share != progress { setProgress(share, animated: true) }
    guard !observedProgress.isFinished, !observedProgress.isCancelled else { return }
    watching = MediaClock.current.schedule(after: 0.1) { [weak self] in self?.watch() }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    watch()
  }
  /// Drawn in place of the tinted part, stretched. Default: nil.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Drawn in place of the track, stretched. Default: nil.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
  private var height: CGFloat {
    progressViewStyle == .bar ? systemMetrics.progressBarHeight : systemMetrics.progressHeight
  }
  open override func draw(_ rect: CGRect) { ProgressPainter.draw(self) }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIProgressView.progressTintColor), AppearanceProperty(\UIProgressView.trackTintColor),
    ]
  }
  override class var appearanceClass: NSObject.Type { UIProgressView.self }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(
      "Progress", .updatesFrequently, value: StandardAccessibility.percent(progress))
  }
}
