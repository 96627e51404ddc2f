/// A library of music without music, which nobody may see.
extension FrameworkSources {
  static let mediaPlayer = #"""
    public typealias MPMediaEntityPersistentID = UInt64
    public struct MPMediaType: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let music = Self(rawValue: 1), podcast = Self(rawValue: 2), audioBook = Self(rawValue: 4), anyAudio = Self(rawValue: 0xff), movie = Self(rawValue: 0x100), anyVideo = Self(rawValue: 0xff00), any = Self(rawValue: ~0) }
    public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
    public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
    public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
    public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
    public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200 }
    public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
    public let MPMediaItemPropertyPersistentID = "persistentID", MPMediaItemPropertyTitle = "title", MPMediaItemPropertyArtist = "artist", MPMediaItemPropertyAlbumTitle = "albumTitle", MPMediaItemPropertyArtwork = "artwork", MPMediaItemPropertyPlaybackDuration = "playbackDuration", MPMediaItemPropertyAssetURL = "assetURL", MPMediaItemPropertyGenre = "genre", MPMediaItemPropertyAlbumArtist = "albumArtist", MPMediaItemPropertyMediaType = "mediaType"
    public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime", MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate", MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate", MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream", MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType", MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex", MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
    extension Notification.Name {
      public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name("MPMusicPlayerControllerNowPlayingItemDidChangeNotification"), MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name("MPMusicPlayerControllerPlaybackStateDidChangeNotification"), MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
    }
    open class MPMediaEntity: NSObject, @unchecked Sendable { open var persistentID: MPMediaEntityPersistentID { 0 }; open func value(forProperty property: String) -> Any? { nil } }
    open class MPMediaItemArtwork: NSObject, @unchecked Sendable { private let handler: (CGSize) -> UIImage; public let bounds: CGRect; public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { handler = requestHandler; bounds = CGRect(origin: .zero, size: boundsSize) }; public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }; open func image(at size: CGSize) -> UIImage? { handler(size) } }
    open class MPMediaItem: MPMediaEntity, @unchecked Sendable { open var title: String? { nil }; open var artist: String? { nil }; open var albumTitle: String? { nil }; open var albumArtist: String? { nil }; open var genre: String? { nil }; open var artwork: MPMediaItemArtwork? { nil }; open var playbackDuration: TimeInterval { 0 }; open var assetURL: URL? { nil }; open var mediaType: MPMediaType { .music } }
    open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable { public let items: [MPMediaItem]; public init(items: [MPMediaItem]) { self.items = items }; open var count: Int { items.count }; open var representativeItem: MPMediaItem? { items.first } }
    open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable { open var name: String? { nil } }
    open class MPMediaPredicate: NSObject, @unchecked Sendable {}
    open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable { public init(value: Any?, forProperty property: String) {} }
    open class MPMediaQuery: NSObject, @unchecked Sendable {
      public override init() {}; public init(filterPredicates: Set<MPMediaPredicate>?) {}
      open var items: [MPMediaItem]? { AbsentFrameworks.say("MPMediaQuery"); return [] }; open var collections: [MPMediaItemCollection]? { [] }
      open func addFilterPredicate(_ predicate: MPMediaPredicate) {}; open func removeFilterPredicate(_ predicate: MPMediaPredicate) {}
      open class func songs() -> MPMediaQuery { MPMediaQuery() }; open class func albums() -> MPMediaQuery { MPMediaQuery() }; open class func artists() -> MPMediaQuery { MPMediaQuery() }; open class func playlists() -> MPMediaQuery { MPMediaQuery() }; open class func podcasts() -> MPMediaQuery { MPMediaQuery() }; open class func genres() -> MPMediaQuery { MPMediaQuery() }
    }
    open class MPMediaLibrary: NSObject, @unchecked Sendable {
      private static let shared = MPMediaLibrary()
      open class func `default`() -> MPMediaLibrary { shared }
      open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { AbsentFrameworks.say("MPMediaLibrary"); return AbsentFrameworks.isRefused("media library") ? .denied : .notDetermined }
      open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) { AbsentFrameworks.refuse("media library") { handler(.denied) } }
      open func beginGeneratingLibraryChangeNotifications() {}; open func endGeneratingLibraryChangeNotifications() {}
    }
    @preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: AnyObject {
      func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
      func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
    }
    extension MPMediaPickerControllerDelegate {
      public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
      public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
    }
    /// An empty library: a button cancels.
    @preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
      open weak var delegate: (any MPMediaPickerControllerDelegate)?
      open private(set) var mediaTypes = MPMediaType.any; open var allowsPickingMultipleItems = false, showsCloudItems = true, showsItemsWithProtectedAssets = true; open var prompt: String?
      public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil); self.mediaTypes = mediaTypes }
      open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground; AbsentFrameworks.say("MPMediaPickerController")
        let cancel = UIButton(type: .system, primaryAction: UIAction(title: "Cancel") { [weak self] _ in self.map { $0.delegate?.mediaPickerDidCancel($0) } })
        cancel.frame = CGRect(x: 16, y: 12, width: 80, height: 34); view.addSubview(cancel)
      }
    }
    /// Plays nothing.
    open class MPMusicPlayerController: NSObject, @unchecked Sendable {
      private static let shared = MPMusicPlayerController()
      open class var systemMusicPlayer: MPMusicPlayerController { shared }; open class var applicationMusicPlayer: MPMusicPlayerController { shared }; open class var applicationQueuePlayer: MPMusicPlayerController { shared }
      open var playbackState: MPMusicPlaybackState { .stopped }; open var repeatMode = MPMusicRepeatMode.default, shuffleMode = MPMusicShuffleMode.default; open var nowPlayingItem: MPMediaItem?; open var currentPlaybackTime: TimeInterval = 0, currentPlaybackRate: Float = 0; open var indexOfNowPlayingItem: Int { NSNotFound }; open var isPreparedToPlay: Bool { false }; open var volume: Float = 1
      open func setQueue(with query: MPMediaQuery) {}; open func setQueue(with itemCollection: MPMediaItemCollection) {}; open func setQueue(with storeIDs: [String]) {}
      open func play() { AbsentFrameworks.say("MPMusicPlayerController") }; open func pause() {}; open func stop() {}; open func prepareToPlay() {}; open func skipToNextItem() {}; open func skipToPreviousItem() {}; open func skipToBeginning() {}; open func beginSeekingForward() {}; open func beginSeekingBackward() {}; open func endSeeking() {}
      open func beginGeneratingPlaybackNotifications() {}; open func endGeneratingPlaybackNotifications() {}
    }
    @preconcurrency @MainActor open class MPVolumeView: UIView { open var showsVolumeSlider = true, showsRouteButton = true }
    open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable { private static let shared = MPNowPlayingInfoCenter(); open class func `default`() -> MPNowPlayingInfoCenter { shared }; open var nowPlayingInfo: [String: Any]?; open var playbackState = MPNowPlayingPlaybackState.unknown }
    open class MPRemoteCommandEvent: NSObject, @unchecked Sendable { public let command = MPRemoteCommand(); open var timestamp: TimeInterval { 0 } }
    open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var positionTime: TimeInterval { 0 } }
    open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var interval: TimeInterval { 0 } }
    /// Nobody gives commands from afar.
    open class MPRemoteCommand: NSObject, @unchecked Sendable {
      open var isEnabled = true
      @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
      open func addTarget(_ target: Any, action: Selector) {}; open func removeTarget(_ target: Any?) {}; open func removeTarget(_ target: Any, action: Selector?) {}
    }
    open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable { open var preferredIntervals: [NSNumber] = [] }
    open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
    open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable { open var isActive = false; open var localizedTitle = "" }
    open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
      private static let center = MPRemoteCommandCenter()
      open class func shared() -> MPRemoteCommandCenter { center }
      public let playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand(), stopCommand = MPRemoteCommand(), togglePlayPauseCommand = MPRemoteCommand(), nextTrackCommand = MPRemoteCommand(), previousTrackCommand = MPRemoteCommand(), seekForwardCommand = MPRemoteCommand(), seekBackwardCommand = MPRemoteCommand(), skipForwardCommand = MPSkipIntervalCommand(), skipBackwardCommand = MPSkipIntervalCommand(), changePlaybackPositionCommand = MPChangePlaybackPositionCommand(), likeCommand = MPFeedbackCommand(), dislikeCommand = MPFeedbackCommand(), bookmarkCommand = MPFeedbackCommand()
    }
    """#
}
