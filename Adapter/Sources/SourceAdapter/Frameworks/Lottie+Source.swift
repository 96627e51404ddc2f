extension FrameworkSources {
  /// The library that plays animations from files: the view has the animation's size, plays for its time and calls what
  /// waits for the end. Nothing is drawn.
  static let lottie = #"""
    public enum LottieLoopMode: Equatable, Sendable { case playOnce, loop, autoReverse, `repeat`(Float), repeatBackwards(Float) }
    public enum LottieBackgroundBehavior: Sendable { case stop, pause, pauseAndRestore, forceFinish, continuePlaying }
    public enum LottieContentMode: Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }
    public enum RenderingEngineOption: Sendable { case automatic, mainThread, coreAnimation }
    public typealias LottieCompletionBlock = (Bool) -> Void
    public typealias AnimationProgressTime = CGFloat
    public typealias AnimationFrameTime = CGFloat
    public protocol AnimationCacheProvider: AnyObject {}
    public protocol AnimationImageProvider: AnyObject {}
    public final class LottieAnimation: @unchecked Sendable {
      public let startFrame, endFrame, framerate: Double, size: CGSize
      public var duration: TimeInterval { framerate > 0 ? (endFrame - startFrame) / framerate : 0 }
      init?(_ data: Data?) {
        guard let data, let entries = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return nil }
        func number(_ key: String) -> Double { (entries[key] as? NSNumber)?.doubleValue ?? 0 }
        (startFrame, endFrame, framerate) = (number("ip"), number("op"), number("fr"))
        size = CGSize(width: number("w"), height: number("h"))
      }
      public static func named(_ name: String, bundle: Bundle = .main, subdirectory: String? = nil, animationCache: (any AnimationCacheProvider)? = nil) -> LottieAnimation? { LottieAnimation(bundle.url(forResource: name, withExtension: "json", subdirectory: subdirectory).flatMap { try? Data(contentsOf: $0) }) }
      public static func filepath(_ path: String, animationCache: (any AnimationCacheProvider)? = nil) -> LottieAnimation? { LottieAnimation(try? Data(contentsOf: URL(fileURLWithPath: path))) }
      public static func asset(_ name: String, bundle: Bundle = .main, animationCache: (any AnimationCacheProvider)? = nil) -> LottieAnimation? { nil }
      public static func from(data: Data) throws -> LottieAnimation { guard let one = LottieAnimation(data) else { throw CocoaError(.fileReadCorruptFile) }; return one }
      public static func loadedFrom(url: URL, closure: @escaping (LottieAnimation?) -> Void, animationCache: (any AnimationCacheProvider)? = nil) { AbsentFrameworks.later { closure(nil) } }
    }
    @preconcurrency @MainActor open class LottieAnimationView: UIView {
      open var animation: LottieAnimation? { didSet { invalidateIntrinsicContentSize() } }
      open var loopMode = LottieLoopMode.playOnce, backgroundBehavior = LottieBackgroundBehavior.pause, animationSpeed: CGFloat = 1, shouldRasterizeWhenIdle = false, respectAnimationFrameRate = false
      open var currentProgress: CGFloat = 0, currentFrame: CGFloat = 0, currentTime: TimeInterval = 0, animationLoaded: ((LottieAnimationView, LottieAnimation) -> Void)?
      open private(set) var isAnimationPlaying = false
      private var run = 0
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public init(animation: LottieAnimation?) { self.animation = animation; super.init(frame: CGRect(origin: .zero, size: animation?.size ?? .zero)) }
      public convenience init(animation: LottieAnimation?, configuration: LottieConfiguration) { self.init(animation: animation) }
      public convenience init(name: String, bundle: Bundle = .main, subdirectory: String? = nil, animationCache: (any AnimationCacheProvider)? = nil) { self.init(animation: LottieAnimation.named(name, bundle: bundle, subdirectory: subdirectory)) }
      public convenience init(filePath: String) { self.init(animation: LottieAnimation.filepath(filePath)) }
      public convenience init(url: URL, closure: @escaping ((any Error)?) -> Void) { self.init(animation: nil); AbsentFrameworks.later { closure(URLError(.notConnectedToInternet)) } }
      public convenience init(dotLottieName: String) { self.init(animation: nil) }
      open override var intrinsicContentSize: CGSize { animation?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
      open var animationName: String? { didSet { animation = animationName.flatMap { LottieAnimation.named($0) } } }
      open func play(completion: LottieCompletionBlock? = nil) {
        AbsentFrameworks.say("LottieAnimationView")
        run += 1
        isAnimationPlaying = true
        guard loopMode != .loop, loopMode != .autoReverse else { return }
        let mine = run
        Timer.scheduledTimer(withTimeInterval: (animation?.duration ?? 0) / Double(max(animationSpeed, 0.01)), repeats: false) { [weak self] _ in MainActor.assumeIsolated { guard let self, self.run == mine else { return }; self.isAnimationPlaying = false; self.currentProgress = 1; completion?(true) } }
      }
      open func play(fromProgress: CGFloat? = nil, toProgress: CGFloat, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil) { if let loopMode { self.loopMode = loopMode }; play(completion: completion) }
      open func play(fromFrame: CGFloat? = nil, toFrame: CGFloat, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil) { if let loopMode { self.loopMode = loopMode }; play(completion: completion) }
      open func play(toProgress: CGFloat, completion: LottieCompletionBlock? = nil) { play(completion: completion) }
      open func stop() { run += 1; isAnimationPlaying = false; currentProgress = 0 }
      open func pause() { run += 1; isAnimationPlaying = false }
      open func reloadImages() {}
      open func forceDisplayUpdate() {}
      open func setValueProvider(_ provider: Any, keypath: AnimationKeypath) {}
    }
    public struct AnimationKeypath: ExpressibleByStringLiteral { public init(keypath: String) {}; public init(stringLiteral value: String) {}; public init(keys: [String]) {} }
    public struct LottieColor { public var r, g, b, a: Double; public init(r: Double, g: Double, b: Double, a: Double) { (self.r, self.g, self.b, self.a) = (r, g, b, a) } }
    public final class ColorValueProvider { public init(_ color: LottieColor) {} }
    public struct LottieConfiguration { public static var shared: LottieConfiguration { get { LottieConfiguration() } set {} }; public var renderingEngine = RenderingEngineOption.automatic; public init(renderingEngine: RenderingEngineOption = .automatic) { self.renderingEngine = renderingEngine } }
    public typealias AnimationView = LottieAnimationView
    public typealias Animation = LottieAnimation
    """#
}
