extension FrameworkSources {
  /// Nobody is near.
  static let multipeerConnectivity = #"""
    public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
    public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
    public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
    public struct MCError: Error, Sendable { public enum Code: Int, Sendable { case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable }; public let code: Code }
    open class MCPeerID: NSObject, @unchecked Sendable { public let displayName: String; public init(displayName myDisplayName: String) { displayName = myDisplayName } }
    public protocol MCSessionDelegate: NSObjectProtocol {
      func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
      func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
      func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
      func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
      func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
    }
    open class MCSession: NSObject, @unchecked Sendable {
      open weak var delegate: (any MCSessionDelegate)?; public let myPeerID: MCPeerID; open var connectedPeers: [MCPeerID] { [] }
      public init(peer myPeerID: MCPeerID) { self.myPeerID = myPeerID }
      public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) { self.myPeerID = myPeerID }
      open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws { AbsentFrameworks.say("MCSession"); throw MCError(code: .notConnected) }
      @discardableResult open func sendResource(at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) -> Progress? { completionHandler?(MCError(code: .notConnected)); return nil }
      open func disconnect() {}
    }
    public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {}
    open class MCAdvertiserAssistant: NSObject { open weak var delegate: (any MCAdvertiserAssistantDelegate)?; public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {}; open func start() { AbsentFrameworks.say("MCAdvertiserAssistant") }; open func stop() {} }
    public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol { func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void) }
    open class MCNearbyServiceAdvertiser: NSObject { open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?; public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}; open func startAdvertisingPeer() { AbsentFrameworks.say("MCNearbyServiceAdvertiser") }; open func stopAdvertisingPeer() {} }
    public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol { func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?); func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) }
    open class MCNearbyServiceBrowser: NSObject { open weak var delegate: (any MCNearbyServiceBrowserDelegate)?; public init(peer myPeerID: MCPeerID, serviceType: String) {}; open func startBrowsingForPeers() {}; open func stopBrowsingForPeers() {}; open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {} }
    @preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol { func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController); func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) }
    @preconcurrency @MainActor open class MCBrowserViewController: UIViewController { open weak var delegate: (any MCBrowserViewControllerDelegate)?; open var maximumNumberOfPeers = 8; open var minimumNumberOfPeers = 2; public init(serviceType: String, session: MCSession) { super.init(nibName: nil, bundle: nil) }; public init(browser: MCNearbyServiceBrowser, session: MCSession) { super.init(nibName: nil, bundle: nil) }; public required init?(coder: NSCoder) { fatalError() }; open override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemBackground; AbsentFrameworks.say("MCBrowserViewController") } }
    """#

  /// Random numbers.
  static let gameplayKit = #"""
    public protocol GKRandom { func nextInt() -> Int; func nextInt(upperBound: Int) -> Int; func nextUniform() -> Float; func nextBool() -> Bool }
    open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
      private static let shared = GKRandomSource()
      /// Of a source with a seed, whose numbers are the same each time.
      private var state: UInt64?
      public override init() {}
      init(_state: UInt64) { state = _state }
      func _next() -> UInt64 {
        guard let old = state else { return UInt64.random(in: .min ... .max) }
        let new = old &+ 0x9E37_79B9_7F4A_7C15
        state = new
        var value = (new ^ (new >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
      }
      open class func sharedRandom() -> GKRandomSource { shared }
      open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: _next())) }; open func nextInt(upperBound: Int) -> Int { Int(_next() % UInt64(max(upperBound, 1))) }; open func nextUniform() -> Float { Float(_next() >> 40) / 16_777_215 }; open func nextBool() -> Bool { _next() & 1 == 1 }
      open func arrayByShufflingObjects(in array: [Any]) -> [Any] { var result = array; for place in result.indices.dropFirst().reversed() { result.swapAt(place, nextInt(upperBound: place + 1)) }; return result }
    }
    open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable { public override init() { super.init() }; public init(seed: Data) { super.init(_state: seed.reduce(UInt64(seed.count)) { $0 &* 31 &+ UInt64($1) }) }; open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = _next() } } }
    open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable { public override init() { super.init() }; public init(seed: UInt64) { super.init(_state: seed) } }
    open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable { public override init() { super.init() }; public init(seed: UInt64) { super.init(_state: seed) } }
    open class GKRandomDistribution: NSObject, GKRandom {
      public let lowestValue: Int, highestValue: Int
      private var source: (any GKRandom)?
      public required init(lowestValue: Int, highestValue: Int) { (self.lowestValue, self.highestValue) = (lowestValue, highestValue) }
      public convenience init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) { self.init(lowestValue: lowestValue, highestValue: highestValue); self.source = source }
      private func value(to highest: Int) -> Int { source.map { lowestValue + $0.nextInt(upperBound: highest - lowestValue + 1) } ?? Int.random(in: lowestValue...highest) }
      open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
      public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
      open class func d6() -> Self { make(6) }; open class func d20() -> Self { make(20) }
      private class func make(_ sides: Int) -> Self { self.init(lowestValue: 1, highestValue: sides) }
      open func nextInt() -> Int { value(to: highestValue) }; open func nextInt(upperBound: Int) -> Int { value(to: max(lowestValue, min(highestValue, upperBound))) }; open func nextUniform() -> Float { source?.nextUniform() ?? Float.random(in: 0...1) }; open func nextBool() -> Bool { source?.nextBool() ?? Bool.random() }
    }
    open class GKShuffledDistribution: GKRandomDistribution { private var left: [Int] = []; open override func nextInt() -> Int { if left.isEmpty { left = Array(lowestValue...highestValue).shuffled() }; return left.removeLast() } }
    open class GKGaussianDistribution: GKRandomDistribution {}
    extension NSArray { public func shuffled() -> [Any] { map { $0 }.shuffled() }; public func shuffled(using randomSource: GKRandomSource) -> [Any] { shuffled() } }
    public protocol GKGameModelUpdate: NSObjectProtocol { var value: Int { get set } }
    public protocol GKGameModelPlayer: NSObjectProtocol { var playerId: Int { get } }
    public protocol GKGameModel: NSObjectProtocol, NSCopying {
      var players: [any GKGameModelPlayer]? { get }; var activePlayer: (any GKGameModelPlayer)? { get }
      func setGameModel(_ gameModel: any GKGameModel); func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?; func apply(_ gameModelUpdate: any GKGameModelUpdate)
      func score(for player: any GKGameModelPlayer) -> Int; func isWin(for player: any GKGameModelPlayer) -> Bool; func isLoss(for player: any GKGameModelPlayer) -> Bool
    }
    extension GKGameModel { public func score(for player: any GKGameModelPlayer) -> Int { 0 }; public func isWin(for player: any GKGameModelPlayer) -> Bool { false }; public func isLoss(for player: any GKGameModelPlayer) -> Bool { false } }
    /// Looks one move ahead.
    open class GKMinmaxStrategist: NSObject {
      open var gameModel: (any GKGameModel)?; open var randomSource: (any GKRandom)?; open var maxLookAheadDepth = 0
      open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = gameModel?.gameModelUpdates(for: player) ?? []
        let scored = moves.map { move -> (any GKGameModelUpdate, Int) in
          guard let copy = gameModel?.copy(with: nil) as? any GKGameModel else { return (move, 0) }
          copy.apply(move)
          return (move, copy.isWin(for: player) ? .max : copy.score(for: player))
        }
        return scored.max { $0.1 < $1.1 }?.0
      }
      open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap { bestMove(for: $0) } }
    }
    open class GKComponent: NSObject { open internal(set) weak var entity: GKEntity?; open func update(deltaTime seconds: TimeInterval) {}; open func didAddToEntity() {}; open func willRemoveFromEntity() {} }
    open class GKEntity: NSObject { open private(set) var components: [GKComponent] = []; open func addComponent(_ component: GKComponent) { component.entity = self; components.append(component); component.didAddToEntity() }; open func component<C: GKComponent>(ofType type: C.Type) -> C? { components.lazy.compactMap { $0 as? C }.first }; open func removeComponent<C: GKComponent>(ofType type: C.Type) { components.removeAll { $0 is C } }; open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } } }
    open class GKState: NSObject { open internal(set) weak var stateMachine: GKStateMachine?; open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }; open func didEnter(from previousState: GKState?) {}; open func update(deltaTime seconds: TimeInterval) {}; open func willExit(to nextState: GKState) {} }
    open class GKStateMachine: NSObject {
      private let states: [GKState]; open private(set) var currentState: GKState?
      public init(states: [GKState]) { self.states = states; super.init(); for state in states { state.stateMachine = self } }
      open func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }
      @discardableResult open func enter(_ stateClass: AnyClass) -> Bool { guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }; let former = currentState; former?.willExit(to: next); currentState = next; next.didEnter(from: former); return true }
      open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
      open func state<S: GKState>(forClass stateClass: S.Type) -> S? { states.lazy.compactMap { $0 as? S }.first }
    }
    """#

  /// The device lies still.
  static let coreMotion = #"""
    public struct CMAcceleration: Sendable { public var x = 0.0, y = 0.0, z = 0.0; public init() {}; public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) } }
    public struct CMRotationRate: Sendable { public var x = 0.0, y = 0.0, z = 0.0; public init() {} }
    open class CMLogItem: NSObject { open var timestamp: TimeInterval { 0 } }
    open class CMAccelerometerData: CMLogItem { open var acceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) } }
    open class CMGyroData: CMLogItem { open var rotationRate: CMRotationRate { CMRotationRate() } }
    open class CMAttitude: NSObject { open var roll: Double { 0 }; open var pitch: Double { 0 }; open var yaw: Double { 0 } }
    open class CMDeviceMotion: CMLogItem { open var attitude: CMAttitude { CMAttitude() }; open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }; open var userAcceleration: CMAcceleration { CMAcceleration() }; open var rotationRate: CMRotationRate { CMRotationRate() } }
    public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
    public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
    public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
    open class CMMotionManager: NSObject {
      open var accelerometerUpdateInterval = 0.01; open var gyroUpdateInterval = 0.01; open var deviceMotionUpdateInterval = 0.01; open var showsDeviceMovementDisplay = false
      open var isAccelerometerAvailable: Bool { false }; open var isGyroAvailable: Bool { false }; open var isDeviceMotionAvailable: Bool { false }; open var isMagnetometerAvailable: Bool { false }
      open var isAccelerometerActive: Bool { false }; open var isGyroActive: Bool { false }; open var isDeviceMotionActive: Bool { false }
      open var accelerometerData: CMAccelerometerData? { nil }; open var gyroData: CMGyroData? { nil }; open var deviceMotion: CMDeviceMotion? { nil }
      open func startAccelerometerUpdates() { AbsentFrameworks.say("CMMotionManager") }; open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) { AbsentFrameworks.say("CMMotionManager") }; open func stopAccelerometerUpdates() {}
      open func startGyroUpdates() {}; open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}; open func stopGyroUpdates() {}
      open func startDeviceMotionUpdates() {}; open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}; open func stopDeviceMotionUpdates() {}
    }
    open class CMPedometerData: NSObject { open var numberOfSteps: NSNumber { 0 }; open var distance: NSNumber? { nil } }
    open class CMPedometer: NSObject { open class func isStepCountingAvailable() -> Bool { false }; open class func isDistanceAvailable() -> Bool { false }; open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}; open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) { handler(nil, nil) }; open func stopUpdates() {} }
    """#

  /// The person has refused their pictures.
  static let photos = #"""
    public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
    public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
    public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
    public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill; public static let `default` = PHImageContentMode.aspectFit }
    public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
    public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
    public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
    public enum PHAssetCollectionSubtype: Int, Sendable { case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumUserLibrary = 209, any }
    public typealias PHImageRequestID = Int32
    public let PHInvalidImageRequestID: PHImageRequestID = 0, PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
    open class PHObject: NSObject, @unchecked Sendable { open var localIdentifier: String { "" } }
    open class PHFetchOptions: NSObject { open var predicate: NSPredicate?; open var sortDescriptors: [NSSortDescriptor]?; open var fetchLimit = 0; open var includeAssetSourceTypes = 0 }
    open class PHFetchResult<ObjectType>: NSObject, @unchecked Sendable { open var count: Int { 0 }; open var firstObject: ObjectType? { nil }; open var lastObject: ObjectType? { nil }; open func object(at index: Int) -> ObjectType { fatalError("there are no pictures") }; public subscript(index: Int) -> ObjectType { object(at: index) }; open func index(of object: ObjectType) -> Int { NSNotFound }; open func objects(at indexes: IndexSet) -> [ObjectType] { [] }; open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {} }
    open class PHAsset: PHObject, @unchecked Sendable {
      open var mediaType: PHAssetMediaType { .unknown }; open var pixelWidth: Int { 0 }; open var pixelHeight: Int { 0 }; open var creationDate: Date? { nil }; open var duration: TimeInterval { 0 }; open var isFavorite: Bool { false }
      open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { AbsentFrameworks.say("PHAsset"); return PHFetchResult() }
      open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
      open class func fetchAssets(in collection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
      open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
    }
    open class PHCollection: PHObject, @unchecked Sendable { open var localizedTitle: String? { nil } }
    open class PHAssetCollection: PHCollection, @unchecked Sendable { open var estimatedAssetCount: Int { 0 }; open class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() } }
    open class PHImageRequestOptions: NSObject { open var isSynchronous = false; open var isNetworkAccessAllowed = false; open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic; open var resizeMode = PHImageRequestOptionsResizeMode.fast; open var version = 0; open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)? }
    open class PHImageManager: NSObject, @unchecked Sendable {
      private static let shared = PHImageManager()
      open class func `default`() -> PHImageManager { shared }
      @discardableResult open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { resultHandler(nil, nil); return 0 }
      @discardableResult open func requestImageData(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { resultHandler(nil, nil, .up, nil); return 0 }
      open func cancelImageRequest(_ requestID: PHImageRequestID) {}
    }
    open class PHCachingImageManager: PHImageManager, @unchecked Sendable { open var allowsCachingHighQualityImages = true; open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}; open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}; open func stopCachingImagesForAllAssets() {} }
    open class PHAssetChangeRequest: NSObject { @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { unsafeDowncast(PHAssetChangeRequest(), to: Self.self) }; open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }; open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }; open class func deleteAssets(_ assets: [PHAsset]) {} }
    public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey", PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey", PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
    public typealias PHLivePhotoRequestID = Int32
    open class PHLivePhoto: NSObject, @unchecked Sendable {
      open var size: CGSize { .zero }
      @discardableResult open class func request(withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void) -> PHLivePhotoRequestID { AbsentFrameworks.say("PHLivePhoto"); AbsentFrameworks.later { resultHandler(nil, [:]) }; return 0 }
      open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
    }
    open class PHFetchResultChangeDetails<T>: NSObject, @unchecked Sendable { public let fetchResultBeforeChanges: PHFetchResult<T>, fetchResultAfterChanges: PHFetchResult<T>; public init(from fromResult: PHFetchResult<T>, to toResult: PHFetchResult<T>, changedObjects: [T]) { (fetchResultBeforeChanges, fetchResultAfterChanges, self.changedObjects) = (fromResult, toResult, changedObjects) }; public let changedObjects: [T]; open var hasIncrementalChanges: Bool { false }; open var removedIndexes: IndexSet? { nil }; open var insertedIndexes: IndexSet? { nil }; open var changedIndexes: IndexSet? { nil }; open var removedObjects: [T] { [] }; open var insertedObjects: [T] { [] }; open var hasMoves: Bool { false }; open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {} }
    open class PHChange: NSObject, @unchecked Sendable { open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil } }
    public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol { func photoLibraryDidChange(_ changeInstance: PHChange) }
    open class PHPhotoLibrary: NSObject, @unchecked Sendable {
      private static let library = PHPhotoLibrary()
      open class func shared() -> PHPhotoLibrary { library }
      open class func authorizationStatus() -> PHAuthorizationStatus { AbsentFrameworks.say("PHPhotoLibrary"); return AbsentFrameworks.isRefused("photos") ? .denied : .notDetermined }
      open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { authorizationStatus() }
      open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { AbsentFrameworks.refuse("photos") { handler(.denied) } }
      open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) { requestAuthorization(handler) }
      open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { AbsentFrameworks.refuse("photos"); return .denied }
      open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) { completionHandler?(false, NSError(domain: "PHPhotosErrorDomain", code: 3311)) }
      open func register(_ observer: any PHPhotoLibraryChangeObserver) {}; open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    }
    """#

  /// Nothing is picked.
  static let photosUI = #"""
    public struct PHPickerFilter: Sendable { public static let images = Self(), videos = Self(), livePhotos = Self(); public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { Self() } }
    public struct PHPickerConfiguration { public var selectionLimit = 1; public var filter: PHPickerFilter?; public var preferredAssetRepresentationMode = 0; public init() {}; public init(photoLibrary: AnyObject) {} }
    public struct PHPickerResult: @unchecked Sendable { public let itemProvider = NSItemProvider(); public var assetIdentifier: String? { nil } }
    public struct PhotosPickerItem: Hashable, Sendable {
      public var itemIdentifier: String? { nil }; public var supportedContentTypes: [UTType] { [] }
      @discardableResult public func loadTransferable<T>(type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void) -> Progress { completionHandler(.success(nil)); return Progress(totalUnitCount: 1) }
      public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
    }
    public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }
    @preconcurrency @MainActor open class PHLivePhotoView: UIView { open var livePhoto: PHLivePhoto?; open var isMuted = false; open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}; open func stopPlayback() {} }
    @preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject { func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) }
    @preconcurrency @MainActor open class PHPickerViewController: UIViewController { public let configuration: PHPickerConfiguration; open weak var delegate: (any PHPickerViewControllerDelegate)?; public init(configuration: PHPickerConfiguration) { self.configuration = configuration; super.init(nibName: nil, bundle: nil) }; public required init?(coder: NSCoder) { fatalError() }; open override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemBackground; AbsentFrameworks.say("PHPickerViewController") } }
    """#

  /// The network is there; what it is, nobody knows.
  static let network = #"""
    open class NWPathMonitor: @unchecked Sendable {
      open var pathUpdateHandler: ((NWPath) -> Void)?; open var currentPath: NWPath { NWPath() }
      public init() {}; public init(requiredInterfaceType: NWInterface.InterfaceType) {}; public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
      open func start(queue: DispatchQueue) { queue.async { self.pathUpdateHandler?(NWPath()) } }; open func cancel() {}
    }
    public struct NWPath: Sendable { public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }; public var status: Status { .satisfied }; public var isExpensive: Bool { false }; public var isConstrained: Bool { false }; public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi } }
    public struct NWInterface: Sendable { public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback } }
    """#

  /// Social sheets, which iOS gave up.
  static let social = #"""
    public let SLServiceTypeFacebook: String! = "com.apple.social.facebook", SLServiceTypeTwitter: String! = "com.apple.social.twitter", SLServiceTypeSinaWeibo: String! = "com.apple.social.sinaweibo"
    public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }
    @preconcurrency @MainActor open class SLComposeViewController: UIViewController {
      open class func isAvailable(forServiceType serviceType: String!) -> Bool { AbsentFrameworks.say("SLComposeViewController"); return false }
      public init?(forServiceType serviceType: String!) { return nil }
      public required init?(coder: NSCoder) { fatalError() }
      open var completionHandler: ((SLComposeViewControllerResult) -> Void)?
      @discardableResult open func setInitialText(_ text: String!) -> Bool { false }; @discardableResult open func add(_ image: UIImage!) -> Bool { false }; @discardableResult open func add(_ url: URL!) -> Bool { false }
    }
    """#
}
