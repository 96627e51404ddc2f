extension FrameworkSources {
  /// A library of Objective-C that very many applications show pictures with: pictures come from their addresses, and
  /// the placeholder stays where none comes.
  static let sdWebImage = #"""
    import FoundationNetworking
    public struct SDWebImageOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let retryFailed = Self(rawValue: 1 << 0), lowPriority = Self(rawValue: 1 << 1), progressiveLoad = Self(rawValue: 1 << 2), refreshCached = Self(rawValue: 1 << 3), continueInBackground = Self(rawValue: 1 << 4), handleCookies = Self(rawValue: 1 << 5), allowInvalidSSLCertificates = Self(rawValue: 1 << 6), highPriority = Self(rawValue: 1 << 7), delayPlaceholder = Self(rawValue: 1 << 8), transformAnimatedImage = Self(rawValue: 1 << 9), avoidAutoSetImage = Self(rawValue: 1 << 10), scaleDownLargeImages = Self(rawValue: 1 << 11), queryMemoryData = Self(rawValue: 1 << 12), forceTransition = Self(rawValue: 1 << 15), fromCacheOnly = Self(rawValue: 1 << 17), fromLoaderOnly = Self(rawValue: 1 << 18), avoidDecodeImage = Self(rawValue: 1 << 19), decodeFirstFrameOnly = Self(rawValue: 1 << 20), preloadAllFrames = Self(rawValue: 1 << 21), cacheMemoryOnly = Self(rawValue: 1 << 30), progressiveDownload = Self(rawValue: 1 << 2)
    }
    public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }
    public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
    public typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
    public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
    public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let imageTransformer = Self(rawValue: "imageTransformer"), imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize"), storeCacheType = Self(rawValue: "storeCacheType") }
    \#(pictureMemory("_SDMemory", by: "URL"))
    /// Where requests and pictures in memory are kept, by view and by address.
    @MainActor enum _SDImages {
      static let memory = _SDMemory()
      static let wanted = NSMapTable<NSObject, NSURL>(keyOptions: .weakMemory, valueOptions: .strongMemory)
      static func data(_ url: URL, _ done: @escaping @MainActor (Data?, (any Error)?) -> Void) {
        nonisolated(unsafe) let done = done
        if url.isFileURL { let data = try? Data(contentsOf: url); return DispatchQueue.main.async { MainActor.assumeIsolated { done(data, nil) } } }
        URLSession.shared.dataTask(with: url) { data, _, error in DispatchQueue.main.async { MainActor.assumeIsolated { done(data, error) } } }.resume()
      }
      static func image(_ url: URL?, _ done: @escaping @MainActor (UIImage?, Data?, (any Error)?, SDImageCacheType) -> Void) {
        guard let url else { return done(nil, nil, URLError(.badURL), .none) }
        if let image = memory[url] { return done(image, nil, nil, .memory) }
        data(url) { data, error in
          let image = data.flatMap { UIImage(data: $0) }
          if let image { memory[url] = image }
          done(image, data, image == nil ? error ?? URLError(.cannotDecodeContentData) : nil, .none)
        }
      }
      /// The picture for a view that asks for one at a time.
      static func image(_ url: URL?, for view: NSObject, _ completed: SDExternalCompletionBlock?, _ set: @escaping @MainActor (UIImage) -> Void) {
        wanted.setObject(url as NSURL?, forKey: view)
        image(url) { [weak view] image, _, error, cache in
          guard let view, wanted.object(forKey: view) as URL? == url else { return }
          if let image { set(image) }
          completed?(image, error, cache, url)
        }
      }
    }
    extension UIImageView {
      public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil, progress: SDImageLoaderProgressBlock? = nil, completed: SDExternalCompletionBlock? = nil) {
        let waits = options.contains(.delayPlaceholder)
        if !waits { image = placeholder }
        _SDImages.image(url, for: self, { [weak self] image, error, cache, url in if waits, image == nil { self?.image = placeholder }; completed?(image, error, cache, url) }) { [weak self] in if !options.contains(.avoidAutoSetImage) { self?.image = $0 } }
      }
      public func sd_setHighlightedImage(with url: URL?, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil) { _SDImages.image(url) { [weak self] image, _, error, cache in if let image { self?.highlightedImage = image }; completed?(image, error, cache, url) } }
    }
    extension UIButton {
      public func sd_setImage(with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil) {
        setImage(placeholder, for: state)
        _SDImages.image(url, for: self, completed) { [weak self] in self?.setImage($0, for: state) }
      }
      public func sd_setBackgroundImage(with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil) {
        setBackgroundImage(placeholder, for: state)
        _SDImages.image(url, for: self, completed) { [weak self] in self?.setBackgroundImage($0, for: state) }
      }
      public func sd_cancelImageLoad(for state: UIControl.State) { _SDImages.wanted.removeObject(forKey: self) }
    }
    extension UIView {
      public var sd_imageURL: URL? { _SDImages.wanted.object(forKey: self) as URL? }
      public var sd_imageIndicator: SDWebImageActivityIndicator? { get { nil } set {} }
      public func sd_setShowActivityIndicatorView(_ shows: Bool) {}
      public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {}
      public func sd_cancelCurrentImageLoad() { _SDImages.wanted.removeObject(forKey: self) }
    }
    /// Shows nothing: pictures without a network do not come.
    public final class SDWebImageActivityIndicator: NSObject, @unchecked Sendable { public static let gray = SDWebImageActivityIndicator(), grayLarge = SDWebImageActivityIndicator(), white = SDWebImageActivityIndicator(), whiteLarge = SDWebImageActivityIndicator(), medium = SDWebImageActivityIndicator(), large = SDWebImageActivityIndicator() }
    @MainActor open class SDWebImageManager: NSObject {
      public static let shared = SDWebImageManager()
      open func loadImage(with url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil, progress: SDImageLoaderProgressBlock? = nil, completed: @escaping SDInternalCompletionBlock) { _SDImages.image(url) { image, data, error, cache in completed(image, data, error, cache, true, url) } }
      open func cancelAll() {}
    }
    @MainActor open class SDWebImageDownloader: NSObject {
      public static let shared = SDWebImageDownloader()
      open func downloadImage(with url: URL?, completed: @escaping (UIImage?, Data?, (any Error)?, Bool) -> Void) { _SDImages.image(url) { image, data, error, _ in completed(image, data, error, true) } }
      open func downloadImage(with url: URL?, options: SDWebImageOptions, progress: SDImageLoaderProgressBlock?, completed: @escaping (UIImage?, Data?, (any Error)?, Bool) -> Void) { downloadImage(with: url, completed: completed) }
      open func setValue(_ value: String?, forHTTPHeaderField field: String?) {}
    }
    @MainActor open class SDWebImagePrefetcher: NSObject { public static let shared = SDWebImagePrefetcher(); open func prefetchURLs(_ urls: [URL]?) { for url in urls ?? [] { _SDImages.image(url) { _, _, _, _ in } } } }
    @MainActor open class SDImageCache: NSObject {
      public static let shared = SDImageCache()
      open func imageFromMemoryCache(forKey key: String?) -> UIImage? { key.flatMap { URL(string: $0) }.flatMap { _SDImages.memory[$0] } }
      open func imageFromDiskCache(forKey key: String?) -> UIImage? { nil }
      open func imageFromCache(forKey key: String?) -> UIImage? { imageFromMemoryCache(forKey: key) }
      open func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) { if let url = key.flatMap({ URL(string: $0) }) { _SDImages.memory[url] = image }; completion?() }
      open func clearMemory() { _SDImages.memory.removeAll() }
      open func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
    }
    """#
}
