extension FrameworkSources {
  static let coreImage = #"""
    public let kCIInputImageKey = "inputImage", kCIInputIntensityKey = "inputIntensity", kCIInputRadiusKey = "inputRadius", kCIInputScaleKey = "inputScale", kCIInputCenterKey = "inputCenter", kCIInputColorKey = "inputColor", kCIInputSaturationKey = "inputSaturation", kCIInputBrightnessKey = "inputBrightness", kCIInputContrastKey = "inputContrast"
    open class CIVector: NSObject { public init(x: CGFloat, y: CGFloat) {}; public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}; public init(cgPoint: CGPoint) {} }
    open class CIColor: NSObject { public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {}; @MainActor public init(color: UIColor) {} }
    /// A picture that stays as it is: filters have no effect.
    open class CIImage: NSObject {
      let picture: CGImage?
      public let extent: CGRect
      public init(cgImage: CGImage) { picture = cgImage; extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height) }
      @MainActor public convenience init?(image: UIImage) { guard let picture = image.cgImage else { return nil }; self.init(cgImage: picture) }
      open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
      open func cropped(to rect: CGRect) -> CIImage { self }
      open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage { self }
    }
    open class CIFilter: NSObject {
      public let name: String
      private var values: [String: Any] = [:]
      public init?(name: String) { self.name = name; AbsentFrameworks.say("CIFilter") }
      public convenience init?(name: String, parameters: [String: Any]?) { self.init(name: name); values = parameters ?? [:] }
      open var inputKeys: [String] { [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey, kCIInputCenterKey] }
      open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
      open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
      open func value(forKey key: String) -> Any? { values[key] }
      open func setDefaults() {}
    }
    open class CIContext: NSObject {
      public override init() {}
      public init(options: [AnyHashable: Any]? = nil) {}
      open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.picture }
    }
    """#

  static let avFoundation = #"""
    public struct AVMediaType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let video = Self(rawValue: "vide"), audio = Self(rawValue: "soun"), metadata = Self(rawValue: "meta") }
    public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect"), resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill"), resize = Self(rawValue: "AVLayerVideoGravityResize") }
    public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
    public struct CMTime: Sendable, Equatable { public var value: Int64 = 0; public var timescale: Int32 = 1; public init() {}; public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }; public init(seconds: Double, preferredTimescale: Int32) { (value, timescale) = (Int64(seconds * Double(preferredTimescale)), preferredTimescale) }; public var seconds: Double { Double(value) / Double(max(timescale, 1)) }; public static let zero = CMTime() }
    public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
    public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
    public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
    public let kCMTimeZero = CMTime.zero
    public struct AVError: Error, Sendable {}
    open class AVAudioSession: NSObject, @unchecked Sendable {
      public struct Category: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let ambient = Self(rawValue: "ambient"), soloAmbient = Self(rawValue: "soloAmbient"), playback = Self(rawValue: "playback"), record = Self(rawValue: "record"), playAndRecord = Self(rawValue: "playAndRecord") }
      public struct Mode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let `default` = Self(rawValue: "default"), moviePlayback = Self(rawValue: "moviePlayback"), spokenAudio = Self(rawValue: "spokenAudio") }
      public struct CategoryOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let mixWithOthers = Self(rawValue: 1), duckOthers = Self(rawValue: 2), defaultToSpeaker = Self(rawValue: 8) }
      private static let shared = AVAudioSession()
      open class func sharedInstance() -> AVAudioSession { shared }
      open func setCategory(_ category: Category) throws {}
      open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
      open func setActive(_ active: Bool) throws {}
      open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
    }
    public protocol AVAudioPlayerDelegate: AnyObject { func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) }
    extension AVAudioPlayerDelegate { public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {} }
    /// Plays nothing.
    open class AVAudioPlayer: NSObject, @unchecked Sendable {
      open weak var delegate: (any AVAudioPlayerDelegate)?
      open var volume: Float = 1; open var numberOfLoops = 0; open var currentTime = 0.0; open var duration: TimeInterval { 0 }; open var isPlaying: Bool { false }; open var rate: Float = 1; open var enableRate = false
      public init(contentsOf url: URL) throws { guard FileManager.default.fileExists(atPath: url.path) else { throw AVError() } }
      public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { guard FileManager.default.fileExists(atPath: url.path) else { throw AVError() } }
      public init(data: Data) throws {}
      @discardableResult open func prepareToPlay() -> Bool { true }
      @discardableResult open func play() -> Bool { AbsentFrameworks.say("AVAudioPlayer"); return false }
      open func pause() {}; open func stop() {}
    }
    open class AVAsset: NSObject, @unchecked Sendable { open var duration: CMTime { .zero }; public init(url: URL) {} }
    open class AVURLAsset: AVAsset, @unchecked Sendable { public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) } }
    open class AVPlayerItem: NSObject, @unchecked Sendable { public init(url: URL) {}; public init(asset: AVAsset) {}; open var duration: CMTime { .zero } }
    extension Notification.Name { public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification") }
    /// Shows nothing.
    open class AVPlayer: NSObject, @unchecked Sendable {
      open private(set) var currentItem: AVPlayerItem?; open var rate: Float = 0; open var volume: Float = 1; open var isMuted = false
      public override init() {}; public init(url: URL) { currentItem = AVPlayerItem(url: url) }; public init(playerItem item: AVPlayerItem?) { currentItem = item }
      open func play() { AbsentFrameworks.say("AVPlayer") }; open func pause() {}
      open func seek(to time: CMTime) {}; open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
      open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }; open func currentTime() -> CMTime { .zero }
    }
    @MainActor open class AVPlayerLayer: CALayer { open var player: AVPlayer?; open var videoGravity = AVLayerVideoGravity.resizeAspect; public convenience init(player: AVPlayer?) { self.init(); self.player = player } }
    open class AVSpeechUtterance: NSObject, @unchecked Sendable { public init(string: String) {}; open var rate: Float = 0.5; open var pitchMultiplier: Float = 1; open var volume: Float = 1; open var voice: AVSpeechSynthesisVoice? }
    open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable { public init?(language: String?) {} }
    open class AVSpeechSynthesizer: NSObject, @unchecked Sendable { open var isSpeaking: Bool { false }; open func speak(_ utterance: AVSpeechUtterance) { AbsentFrameworks.say("AVSpeechSynthesizer") } }
    """#

  static let avKit = #"""
    /// A player that shows nothing.
    @MainActor open class AVPlayerViewController: UIViewController {
      open var player: AVPlayer?; open var showsPlaybackControls = true; open var videoGravity = AVLayerVideoGravity.resizeAspect; open var allowsPictureInPicturePlayback = true
      open override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .black }
    }
    """#
}
