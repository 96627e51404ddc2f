extension FrameworkSources {
  /// Speech, of a device whose owner lets nobody listen.
  static let speech = #"""
    public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
    public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
    public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }
    public protocol SFSpeechRecognizerDelegate: AnyObject { func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) }
    extension SFSpeechRecognizerDelegate { public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {} }
    open class SFTranscriptionSegment: NSObject, @unchecked Sendable { open var substring: String { "" }; open var substringRange: NSRange { NSRange() }; open var timestamp: TimeInterval { 0 }; open var duration: TimeInterval { 0 }; open var confidence: Float { 0 } }
    open class SFTranscription: NSObject, @unchecked Sendable { open var formattedString: String { "" }; open var segments: [SFTranscriptionSegment] { [] } }
    open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable { open var bestTranscription: SFTranscription { SFTranscription() }; open var transcriptions: [SFTranscription] { [] }; open var isFinal: Bool { true } }
    open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable { open var shouldReportPartialResults = true; open var requiresOnDeviceRecognition = false; open var addsPunctuation = false; open var taskHint = SFSpeechRecognitionTaskHint.unspecified; open var contextualStrings: [String] = [] }
    open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable { public let url: URL; public init(url URL: URL) { url = URL } }
    open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable { open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}; open func endAudio() {} }
    open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable { open var state: SFSpeechRecognitionTaskState { .completed }; open var isFinishing: Bool { false }; open var isCancelled: Bool { true }; open var error: (any Error)? { nil }; open func cancel() {}; open func finish() {} }
    open class SFSpeechRecognizer: @unchecked Sendable {
      public let locale: Locale
      public convenience init?() { self.init(locale: Locale.current) }
      public init?(locale: Locale) { self.locale = locale; AbsentFrameworks.say("SFSpeechRecognizer") }
      open weak var delegate: (any SFSpeechRecognizerDelegate)?
      open var isAvailable: Bool { false }
      open var supportsOnDeviceRecognition: Bool { false }
      open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
      open class func supportedLocales() -> Set<Locale> { [] }
      open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { AbsentFrameworks.isRefused("speech") ? .denied : .notDetermined }
      open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) { AbsentFrameworks.refuse("speech") { handler(.denied) } }
      open func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
    }
    open class AVAudioFormat: NSObject, @unchecked Sendable { open var sampleRate: Double { 44_100 }; open var channelCount: UInt32 { 0 } }
    open class AVAudioPCMBuffer: NSObject, @unchecked Sendable { open var frameLength: UInt32 = 0; open var format: AVAudioFormat { AVAudioFormat() } }
    open class AVAudioTime: NSObject, @unchecked Sendable {}
    open class AVAudioNode: NSObject, @unchecked Sendable {
      open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
      open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
      open func installTap(onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void) {}
      open func removeTap(onBus bus: Int) {}
    }
    open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
    open class AVAudioEngine: NSObject, @unchecked Sendable {
      open var inputNode: AVAudioInputNode { AVAudioInputNode() }
      open var isRunning: Bool { false }
      open func prepare() {}
      open func start() throws { throw AVError() }
      open func stop() {}
      open func pause() {}
      open func reset() {}
    }
    """#
}
