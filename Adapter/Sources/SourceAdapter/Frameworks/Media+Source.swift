extension FrameworkSources {
  static let coreImage = #"""
    public let kCIInputImageKey = "inputImage", kCIInputIntensityKey = "inputIntensity", kCIInputRadiusKey = "inputRadius", kCIInputScaleKey = "inputScale", kCIInputCenterKey = "inputCenter", kCIInputColorKey = "inputColor", kCIInputSaturationKey = "inputSaturation", kCIInputBrightnessKey = "inputBrightness", kCIInputContrastKey = "inputContrast", kCIInputEVKey = "inputEV", kCIInputBackgroundImageKey = "inputBackgroundImage", kCIInputMaskImageKey = "inputMaskImage", kCIInputAngleKey = "inputAngle", kCIInputWidthKey = "inputWidth", kCIInputTransformKey = "inputTransform", kCIInputSharpnessKey = "inputSharpness", kCIInputAspectRatioKey = "inputAspectRatio", kCIInputTargetImageKey = "inputTargetImage", kCIOutputImageKey = "outputImage"
    public let kCIInputExtentKey = "inputExtent", kCIContextWorkingColorSpace = "working_color_space", kCIContextUseSoftwareRenderer = "software_renderer"
    open class CIVector: NSObject { public init(x: CGFloat, y: CGFloat) {}; public init(x: CGFloat, y: CGFloat, z: CGFloat) {}; public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}; public init(cgPoint: CGPoint) {}; public init(cgRect: CGRect) {} }
    public struct CIContextOption: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let workingColorSpace = Self(rawValue: "working_color_space"), outputColorSpace = Self(rawValue: "output_color_space"), workingFormat = Self(rawValue: "working_format"), useSoftwareRenderer = Self(rawValue: "software_renderer"), highQualityDownsample = Self(rawValue: "high_quality_downsample"), cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates"), priorityRequestLow = Self(rawValue: "low_priority") }
    public struct CIFormat: RawRepresentable, Hashable, Sendable { public var rawValue: Int32; public init(rawValue: Int32) { self.rawValue = rawValue }; public static let ARGB8 = Self(rawValue: 262), BGRA8 = Self(rawValue: 266), RGBA8 = Self(rawValue: 264), ABGR8 = Self(rawValue: 267), A8 = Self(rawValue: 259) }
    open class CIColor: NSObject {
      public let red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }
      public convenience init(color: UIColor) { var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0); color.getRed(&r, green: &g, blue: &b, alpha: &a); self.init(red: r, green: g, blue: b, alpha: a) }
      public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
      private var parts: [CGFloat] { [red, green, blue, alpha] }
      open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.parts == parts }
      open override var hash: Int { parts.hashValue }
    }
    extension UIColor { public var ciColor: CIColor { CIColor(color: self) } }
    /// A picture that stays as it is: filters have no effect.
    open class CIImage: NSObject {
      let picture: CGImage?
      public let extent: CGRect
      public init(cgImage: CGImage) { picture = cgImage; extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height) }
      public convenience init?(image: UIImage) { guard let picture = image.cgImage else { return nil }; self.init(cgImage: picture) }
      public convenience init?(data: Data) { guard let image = UIImage(data: data) else { return nil }; self.init(image: image) }
      public convenience init?(contentsOf url: URL) { guard let data = try? Data(contentsOf: url) else { return nil }; self.init(data: data) }
      open var cgImage: CGImage? { picture }
      open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
      open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
      open func composited(over dest: CIImage) -> CIImage { self }
      open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
      /// One pixel with the mean of all.
      var average: CIImage? {
        guard let picture = picture?.blueFirst, let data = picture.dataProvider?.data as Data?, !data.isEmpty else { return nil }
        var sums = [0, 0, 0, 0]
        for (index, byte) in data.enumerated() { sums[index % 4] += Int(byte) }
        let mean = sums.map { UInt8($0 / (data.count / 4)) }
        let provider = CGDataProvider(data: Data(mean) as NSData)
        return provider.flatMap { CGImage(width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: picture.bitmapInfo, provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent) }.map { CIImage(cgImage: $0) }
      }
      open func cropped(to rect: CGRect) -> CIImage { self }
      open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage { self }
    }
    open class CIFilter: NSObject, KeyedStorage {
      public let name: String
      private var values: [String: Any] = [:]
      public init?(name: String) { self.name = name; AbsentFrameworks.say("CIFilter") }
      public convenience init?(name: String, parameters: [String: Any]?) { self.init(name: name); values = parameters ?? [:] }
      open var inputKeys: [String] { [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey, kCIInputCenterKey] }
      open var outputImage: CIImage? {
        let image = values[kCIInputImageKey] as? CIImage
        return name == "CIAreaAverage" ? image?.average ?? image : image
      }
      public func storesValue(forKey key: String) -> Bool { true }
      public func storedValue(forKey key: String) -> Any? { key == "outputImage" ? outputImage : values[key] }
      public func setStoredValue(_ value: Any?, forKey key: String) { values[key] = value }
      open func setDefaults() {}
    }
    open class CIKernel: NSObject {
      public init?(source string: String) { AbsentFrameworks.say("CIKernel") }
      open func apply(extent: CGRect, roiCallback callback: @escaping (Int32, CGRect) -> CGRect, arguments args: [Any]?) -> CIImage? { args?.lazy.compactMap { $0 as? CIImage }.first }
    }
    open class CIColorKernel: CIKernel { open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { args?.lazy.compactMap { $0 as? CIImage }.first } }
    open class CIContext: NSObject {
      public override init() {}
      public init(options: [CIContextOption: Any]? = nil) {}
      @_disfavoredOverload public init(options: [String: Any]?) {}
      open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.picture }
      open func createCGImage(_ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? { image.picture }
      open func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?) {
        guard let picture = image.picture?.blueFirst, let bytes = picture.dataProvider?.data as Data? else { return }
        let order = format == .RGBA8 ? [2, 1, 0, 3] : format == .ARGB8 ? [3, 2, 1, 0] : format == .ABGR8 ? [3, 0, 1, 2] : [0, 1, 2, 3]
        let (rows, columns) = (Int(min(max(bounds.height, 0), CGFloat(picture.height))), Int(min(max(bounds.width, 0), CGFloat(picture.width))))
        for y in 0..<rows {
          for x in 0..<columns {
            for part in 0..<4 { data.storeBytes(of: bytes[y * picture.bytesPerRow + x * 4 + order[part]], toByteOffset: y * rowBytes + x * 4 + part, as: UInt8.self) }
          }
        }
      }
    }
    extension CGImage {
      /// The picture as drawings have it: blue, green, red and alpha, by which they are multiplied.
      var blueFirst: CGImage? {
        guard bitmapInfo.contains(.byteOrder32Little) == false else { return self }
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let context = CGContext(data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        context?.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context?.makeImage()
      }
    }
    extension UIImage {
      public var ciImage: CIImage? { nil }
      public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
      public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { if let picture = ciImage.picture { self.init(cgImage: picture, scale: scale, orientation: orientation) } else { self.init() } }
    }
    """#

  static let avFoundation = #"""
    public struct AVMediaType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let video = Self(rawValue: "vide"), audio = Self(rawValue: "soun"), metadata = Self(rawValue: "meta") }
    public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect"), resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill"), resize = Self(rawValue: "AVLayerVideoGravityResize") }
    public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
    public struct CMTime: Sendable, Equatable { public var value: Int64 = 0; public var timescale: Int32 = 1; public init() {}; public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }; public init(seconds: Double, preferredTimescale: Int32) { let exact = seconds * Double(preferredTimescale); (value, timescale) = (exact.isFinite && abs(exact) < 9e18 ? Int64(exact) : 0, preferredTimescale) }; public var seconds: Double { Double(value) / Double(max(timescale, 1)) }; public static let zero = CMTime() }
    extension NSValue {
      public convenience init(time: CMTime) { self.init(bytes: [time.value, Int64(time.timescale)], objCType: "[2q]") }
      public var timeValue: CMTime { var parts: (Int64, Int64) = (0, 1); if String(cString: objCType) == "[2q]" { getValue(&parts) }; return CMTime(value: parts.0, timescale: Int32(parts.1)) }
    }
    public typealias CMTimeScale = Int32; public typealias CMTimeValue = Int64
    public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
    public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
    public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
    public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
    public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
    public let kCMTimeZero = CMTime.zero
    public struct AVError: Error, Sendable {}
    open class AVAudioSession: NSObject, @unchecked Sendable {
      public struct Category: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let ambient = Self(rawValue: "ambient"), soloAmbient = Self(rawValue: "soloAmbient"), playback = Self(rawValue: "playback"), record = Self(rawValue: "record"), playAndRecord = Self(rawValue: "playAndRecord") }
      public struct Mode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let `default` = Self(rawValue: "default"), moviePlayback = Self(rawValue: "moviePlayback"), spokenAudio = Self(rawValue: "spokenAudio"), measurement = Self(rawValue: "measurement"), voiceChat = Self(rawValue: "voiceChat"), videoChat = Self(rawValue: "videoChat"), videoRecording = Self(rawValue: "videoRecording"), gameChat = Self(rawValue: "gameChat"), voicePrompt = Self(rawValue: "voicePrompt") }
      public struct CategoryOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let mixWithOthers = Self(rawValue: 1), duckOthers = Self(rawValue: 2), defaultToSpeaker = Self(rawValue: 8), allowBluetooth = Self(rawValue: 4), interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17), allowBluetoothA2DP = Self(rawValue: 32), allowAirPlay = Self(rawValue: 64) }
      public struct SetActiveOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let notifyOthersOnDeactivation = Self(rawValue: 1) }
      private static let shared = AVAudioSession()
      open class func sharedInstance() -> AVAudioSession { shared }
      open func setCategory(_ category: Category) throws {}
      open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
      open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
      open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
      public enum PortOverride: UInt, Sendable { case none, speaker }
      open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
    }
    public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient, AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient, AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback, AVAudioSessionCategoryRecord = AVAudioSession.Category.record, AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
    public protocol AVAudioPlayerDelegate: AnyObject { func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) }
    extension AVAudioPlayerDelegate { public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {} }
    /// Plays nothing.
    open class AVAudioPlayer: NSObject, @unchecked Sendable {
      open weak var delegate: (any AVAudioPlayerDelegate)?
      open var volume: Float = 1; open var numberOfLoops = 0; open var currentTime = 0.0; open var duration: TimeInterval { 0 }; open var isPlaying: Bool { false }; open var rate: Float = 1; open var enableRate = false
      public init(contentsOf url: URL) throws { guard FileManager.default.fileExists(atPath: url.path) else { throw AVError() } }
      public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { guard FileManager.default.fileExists(atPath: url.path) else { throw AVError() } }
      public override init() {}
      public init(data: Data) throws {}
      @discardableResult open func prepareToPlay() -> Bool { true }
      @discardableResult open func play() -> Bool { AbsentFrameworks.say("AVAudioPlayer"); return false }
      open func pause() {}; open func stop() {}
    }
    /// Films have no tracks.
    open class AVAssetTrack: NSObject, @unchecked Sendable { open var naturalSize: CGSize { .zero }; open var preferredTransform: CGAffineTransform { .identity }; open var nominalFrameRate: Float { 0 }; open var timeRange: CMTimeRange { CMTimeRange() }; open var mediaType: AVMediaType { .video }; open var estimatedDataRate: Float { 0 } }
    open class AVAsset: NSObject, @unchecked Sendable { open var duration: CMTime { .zero }; public init(url: URL) {}; open var tracks: [AVAssetTrack] { [] }; open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }; open var isPlayable: Bool { false } }
    open class AVURLAsset: AVAsset, @unchecked Sendable { public let url: URL; public init(url: URL, options: [String: Any]? = nil) { self.url = url; super.init(url: url) } }
    /// No picture of a film can be had.
    open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
      open var appliesPreferredTrackTransform = false, maximumSize = CGSize.zero, requestedTimeToleranceBefore = CMTime.zero, requestedTimeToleranceAfter = CMTime.zero; public let asset: AVAsset; public init(asset: AVAsset) { self.asset = asset }
      public enum Result: Int, Sendable { case succeeded, failed, cancelled }
      public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
      open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler) { AbsentFrameworks.say("AVAssetImageGenerator"); for _ in requestedTimes { handler(.zero, nil, .zero, .failed, AVError()) } }
      open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { AbsentFrameworks.say("AVAssetImageGenerator"); throw AVError() }
      open func cancelAllCGImageGeneration() {}
    }
    open class AVPlayerItem: NSObject, @unchecked Sendable { public enum Status: Int, Sendable { case unknown, readyToPlay, failed }; public let asset: AVAsset; public init(url: URL) { asset = AVURLAsset(url: url) }; public init(asset: AVAsset) { self.asset = asset }; public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }; open var status: Status { .unknown }; open var error: (any Error)? { nil }; open func currentTime() -> CMTime { .zero }; open var duration: CMTime { .zero } }
    extension Notification.Name { public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification") }
    /// Shows nothing.
    open class AVPlayer: NSObject, @unchecked Sendable {
      open private(set) var currentItem: AVPlayerItem?; open var rate: Float = 0; open var volume: Float = 1; open var isMuted = false
      public override init() {}; public init(url: URL) { currentItem = AVPlayerItem(url: url) }; public init(playerItem item: AVPlayerItem?) { currentItem = item }
      public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
      public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
      public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
      open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }; open var status: Status { .unknown }; open var error: (any Error)? { nil }; open var actionAtItemEnd = ActionAtItemEnd.pause; open var automaticallyWaitsToMinimizeStalling = true; open var allowsExternalPlayback = true
      open func play() { AbsentFrameworks.say("AVPlayer"); rate = 1 }; open func pause() { rate = 0 }
      /// Time stands still: observers are never called.
      open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any { NSObject() }
      open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any { NSObject() }
      open func removeTimeObserver(_ observer: Any) {}
      open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}; open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
      open func seek(to time: CMTime) {}; open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
      open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }; open func currentTime() -> CMTime { .zero }
    }
    open class AVQueuePlayer: AVPlayer, @unchecked Sendable { private var queue: [AVPlayerItem] = []; public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first); queue = items }; open func items() -> [AVPlayerItem] { queue }; open func advanceToNextItem() { if !queue.isEmpty { queue.removeFirst() }; replaceCurrentItem(with: queue.first) }; open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) { queue.append(item) }; open func canInsert(_ item: AVPlayerItem, after other: AVPlayerItem?) -> Bool { true }; open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }; open func removeAllItems() { queue = []; replaceCurrentItem(with: nil) } }
    @preconcurrency @MainActor open class AVPlayerLayer: CALayer { open var player: AVPlayer?; open var videoGravity = AVLayerVideoGravity.resizeAspect; public convenience init(player: AVPlayer?) { self.init(); self.player = player } }
    public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
      guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
      let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
      let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
      return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
    }
    public struct AVFileType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let mp4 = Self(rawValue: "public.mpeg-4"), mov = Self(rawValue: "com.apple.quicktime-movie"), m4v = Self(rawValue: "com.apple.m4v-video"), m4a = Self(rawValue: "com.apple.m4a-audio"), caf = Self(rawValue: "com.apple.coreaudio-format"), jpg = Self(rawValue: "public.jpeg"), mp3 = Self(rawValue: "public.mp3"), wav = Self(rawValue: "com.microsoft.waveform-audio"), aiff = Self(rawValue: "public.aiff-audio"), aifc = Self(rawValue: "public.aifc-audio"), heic = Self(rawValue: "public.heic"), heif = Self(rawValue: "public.heif"), tif = Self(rawValue: "public.tiff"), au = Self(rawValue: "public.au-audio"), ac3 = Self(rawValue: "public.ac3-audio"), amr = Self(rawValue: "org.3gpp.adaptive-multi-rate-audio"), mobile3GPP = Self(rawValue: "public.3gpp"), mobile3GPP2 = Self(rawValue: "public.3gpp2"), avci = Self(rawValue: "public.avci"), dng = Self(rawValue: "com.adobe.raw-image") }
    public struct CMTimeRange: Sendable { public var start = CMTime.zero, duration = CMTime.zero; public init() {}; public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) } }
    public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
    public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality", AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality", AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
    public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
    open class AVAssetExportSession: NSObject, @unchecked Sendable {
      public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
      open var outputURL: URL?; open var outputFileType: AVFileType?; open var timeRange = CMTimeRange(); open var shouldOptimizeForNetworkUse = false; open var status: Status { .failed }; open var error: (any Error)? { AVError() }; open var progress: Float { 0 }
      public init?(asset: AVAsset, presetName: String) {}
      open func exportAsynchronously(completionHandler handler: @escaping () -> Void) { AbsentFrameworks.say("AVAssetExportSession"); AbsentFrameworks.later { handler() } }
      open func cancelExport() {}
    }
    /// There is no camera, and the microphone was refused.
    open class AVCaptureDevice: NSObject, @unchecked Sendable {
      public enum Position: Int, Sendable { case unspecified, back, front }
      public enum FlashMode: Int, Sendable { case off, on, auto }
      public enum TorchMode: Int, Sendable { case off, on, auto }
      public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
      public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
      public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
      open var focusMode = FocusMode.locked; open var exposureMode = ExposureMode.locked; open var whiteBalanceMode = WhiteBalanceMode.locked; open var activeVideoMinFrameDuration = CMTime.zero, activeVideoMaxFrameDuration = CMTime.zero
      open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }; open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }; open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
      public struct DeviceType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let builtInWideAngleCamera = Self(rawValue: "wide"), builtInDualCamera = Self(rawValue: "dual"), builtInTelephotoCamera = Self(rawValue: "tele"), builtInTrueDepthCamera = Self(rawValue: "depth"), builtInUltraWideCamera = Self(rawValue: "ultra") }
      open class DiscoverySession: NSObject { open var devices: [AVCaptureDevice] { [] }; public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {} }
      open var position: Position { .unspecified }; open var hasTorch: Bool { false }; open var hasFlash: Bool { false }; open var isTorchAvailable: Bool { false }; open var torchMode = TorchMode.off; open var videoZoomFactor: CGFloat = 1
      open var focusPointOfInterest = CGPoint.zero; open var isFocusPointOfInterestSupported: Bool { false }; open var exposurePointOfInterest = CGPoint.zero; open var isExposurePointOfInterestSupported: Bool { false }; open var isSubjectAreaChangeMonitoringEnabled = false
      open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { AbsentFrameworks.say("AVCaptureDevice"); return AbsentFrameworks.isRefused("capture of \(mediaType.rawValue)") ? .denied : .notDetermined }
      open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) { AbsentFrameworks.refuse("capture of \(mediaType.rawValue)") { handler(false) } }
      open class func requestAccess(for mediaType: AVMediaType) async -> Bool { AbsentFrameworks.refuse("capture of \(mediaType.rawValue)"); return false }
      open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
      open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
      open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
      open func lockForConfiguration() throws { throw AVError() }; open func unlockForConfiguration() {}; open func setTorchModeOn(level: Float) throws {}
    }
    open class AVCaptureInput: NSObject {}
    open class AVCaptureDeviceInput: AVCaptureInput { public let device: AVCaptureDevice; public init(device: AVCaptureDevice) throws { self.device = device; super.init(); throw AVError() } }
    open class AVCaptureOutput: NSObject {}
    public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
    public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off, standard, cinematic, auto = -1 }
    open class AVCaptureConnection: NSObject { open var videoOrientation = AVCaptureVideoOrientation.portrait; open var isVideoOrientationSupported: Bool { false }; open var isVideoMirrored = false; open var isVideoMirroringSupported: Bool { false }; open var automaticallyAdjustsVideoMirroring = true; open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off; open var isVideoStabilizationSupported: Bool { false }; open var isEnabled = true }
    public struct AVMetadataObjectType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } }
    open class AVMetadataObject: NSObject { public struct ObjectType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let qr = Self(rawValue: "qr"), ean8 = Self(rawValue: "ean8"), ean13 = Self(rawValue: "ean13"), pdf417 = Self(rawValue: "pdf417"), code128 = Self(rawValue: "code128"), code39 = Self(rawValue: "code39"), upce = Self(rawValue: "upce"), aztec = Self(rawValue: "aztec"), dataMatrix = Self(rawValue: "dm"), code93 = Self(rawValue: "code93"), face = Self(rawValue: "face") }; open var type: ObjectType { .qr }; open var bounds: CGRect { .zero } }
    open class AVMetadataMachineReadableCodeObject: AVMetadataObject { open var stringValue: String? { nil } }
    public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject { func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) }
    open class AVCaptureMetadataOutput: AVCaptureOutput { open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []; open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }; open var rectOfInterest = CGRect.zero; open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {} }
    open class AVCapturePhotoSettings: NSObject { open var flashMode = AVCaptureDevice.FlashMode.off; public override init() {}; public init(format: [String: Any]?) {} }
    open class AVCapturePhoto: NSObject { open func fileDataRepresentation() -> Data? { nil } }
    public protocol AVCapturePhotoCaptureDelegate: AnyObject { func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) }
    extension AVCapturePhotoCaptureDelegate { public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {} }
    open class AVCapturePhotoOutput: AVCaptureOutput { open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {} }
    open class AVCaptureVideoDataOutput: AVCaptureOutput { open var alwaysDiscardsLateVideoFrames = true; open var videoSettings: [String: Any]! = [:]; open func setSampleBufferDelegate(_ delegate: AnyObject?, queue: DispatchQueue?) {} }
    open class AVCaptureMovieFileOutput: AVCaptureOutput {}
    open class AVCaptureSession: NSObject, @unchecked Sendable {
      public struct Preset: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let high = Self(rawValue: "high"), medium = Self(rawValue: "medium"), low = Self(rawValue: "low"), photo = Self(rawValue: "photo"), hd1280x720 = Self(rawValue: "720"), hd1920x1080 = Self(rawValue: "1080"), vga640x480 = Self(rawValue: "vga") }
      open var sessionPreset = Preset.high; open var isRunning: Bool { false }; open var inputs: [AVCaptureInput] { [] }; open var outputs: [AVCaptureOutput] { [] }
      open func canAddInput(_ input: AVCaptureInput) -> Bool { false }; open func addInput(_ input: AVCaptureInput) {}; open func removeInput(_ input: AVCaptureInput) {}; open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }; open func addOutput(_ output: AVCaptureOutput) {}; open func removeOutput(_ output: AVCaptureOutput) {}; open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
      open func beginConfiguration() {}; open func commitConfiguration() {}; open func startRunning() { AbsentFrameworks.say("AVCaptureSession") }; open func stopRunning() {}
    }
    @preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer { open var session: AVCaptureSession?; open var videoGravity = AVLayerVideoGravity.resizeAspect; open var connection: AVCaptureConnection? { nil }; public convenience init(session: AVCaptureSession) { self.init(); self.session = session }
      open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
      open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { bounds }
      open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { CGPoint(x: 0.5, y: 0.5) }
      open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
      open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    }
    public let AVFormatIDKey = "AVFormatIDKey", AVSampleRateKey = "AVSampleRateKey", AVNumberOfChannelsKey = "AVNumberOfChannelsKey", AVEncoderAudioQualityKey = "AVEncoderQualityKey", AVEncoderBitRateKey = "AVEncoderBitRateKey"
    public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320, kAudioFormatLinearPCM: UInt32 = 0x6C70_636D, kAudioFormatAppleLossless: UInt32 = 0x616C_6163
    public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }
    public protocol AVAudioRecorderDelegate: AnyObject { func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) }
    extension AVAudioRecorderDelegate { public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {} }
    open class AVAudioRecorder: NSObject, @unchecked Sendable {
      open weak var delegate: (any AVAudioRecorderDelegate)?; public let url: URL; open var isRecording: Bool { false }; open var currentTime: TimeInterval { 0 }; open var isMeteringEnabled = false
      public init(url: URL, settings: [String: Any]) throws { self.url = url }
      @discardableResult open func record() -> Bool { AbsentFrameworks.say("AVAudioRecorder"); return false }; @discardableResult open func prepareToRecord() -> Bool { false }; open func stop() { delegate?.audioRecorderDidFinishRecording(self, successfully: false) }; open func pause() {}; @discardableResult open func deleteRecording() -> Bool { false }; open func updateMeters() {}; open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    }
    open class AVSpeechUtterance: NSObject, @unchecked Sendable { public init(string: String) {}; open var rate: Float = 0.5; open var pitchMultiplier: Float = 1; open var volume: Float = 1; open var voice: AVSpeechSynthesisVoice? }
    open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable { public init?(language: String?) {} }
    public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
    public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}
    open class AVSpeechSynthesizer: NSObject, @unchecked Sendable { open weak var delegate: (any AVSpeechSynthesizerDelegate)?; open var isSpeaking: Bool { false }; open var isPaused: Bool { false }; @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }; @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }; @discardableResult open func continueSpeaking() -> Bool { false }; open func speak(_ utterance: AVSpeechUtterance) { AbsentFrameworks.say("AVSpeechSynthesizer") } }
    """#

  static let avKit = #"""
    /// A player that shows nothing.
    @preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
      open var player: AVPlayer?; open var showsPlaybackControls = true; open var videoGravity = AVLayerVideoGravity.resizeAspect; open var allowsPictureInPicturePlayback = true
      open override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .black }
    }
    """#
}
