extension FrameworkSources {
  /// The library of Swift that most applications show pictures with, where its sources are not on the machine: pictures
  /// come from their addresses, and the placeholder stays where none comes.
  static let kingfisher = #"""
    import FoundationNetworking
    public typealias KFCrossPlatformImage = UIImage
    public typealias KFCrossPlatformImageView = UIImageView
    public typealias Image = UIImage
    public typealias ImageDownloadTask = DownloadTask
    public typealias RetrieveImageTask = DownloadTask
    public typealias DownloadProgressBlock = (Int64, Int64) -> Void
    public typealias CompletionHandler = (UIImage?, NSError?, CacheType, URL?) -> Void
    public enum CacheType: Sendable { case none, memory, disk; public var cached: Bool { self != .none } }
    public enum StorageExpiration: Sendable { case never, seconds(TimeInterval), days(Int), date(Date), expired }
    public enum ExpirationExtending: Sendable { case none, cacheTime, expirationTime(StorageExpiration) }
    public enum ImageTransition { case none, fade(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval), flipFromBottom(TimeInterval) }
    public enum ContentMode: Sendable { case none, aspectFit, aspectFill }
    public enum CallbackQueue { case mainAsync, mainCurrentOrAsync, untouch, dispatch(DispatchQueue) }
    public enum RetryInterval { case seconds(TimeInterval), accumulated(TimeInterval), custom(block: (Int) -> TimeInterval) }
    public struct DelayRetryStrategy { public init(maxRetryCount: Int, retryInterval: RetryInterval = .seconds(3)) {} }
    public enum KingfisherError: Error, LocalizedError { case noPicture(any Error), invalidAddress; public var errorDescription: String? { switch self { case .noPicture(let error): error.localizedDescription; case .invalidAddress: "The source is empty." } }; public var isTaskCancelled: Bool { false }; public var isNotCurrentTask: Bool { false }; public var errorCode: Int { 2001 } }
    public protocol Resource { var cacheKey: String { get }; var downloadURL: URL { get } }
    extension Resource { public func convertToSource() -> Source { .network(self) } }
    extension URL: Resource { public var cacheKey: String { absoluteString }; public var downloadURL: URL { self } }
    public struct ImageResource: Resource { public let cacheKey: String, downloadURL: URL; public init(downloadURL: URL, cacheKey: String? = nil) { (self.downloadURL, self.cacheKey) = (downloadURL, cacheKey ?? downloadURL.absoluteString) } }
    extension KF { public typealias ImageResource = _KingfisherResource }
    public struct _KingfisherResource: Resource { public let cacheKey: String, downloadURL: URL; public init(downloadURL: URL, cacheKey: String? = nil) { (self.downloadURL, self.cacheKey) = (downloadURL, cacheKey ?? downloadURL.absoluteString) } }
    public protocol ImageDataProvider { var cacheKey: String { get }; func data(handler: @escaping (Result<Data, any Error>) -> Void) }
    public struct LocalFileImageDataProvider: ImageDataProvider { public let fileURL: URL, cacheKey: String; public init(fileURL: URL, cacheKey: String? = nil) { (self.fileURL, self.cacheKey) = (fileURL, cacheKey ?? fileURL.absoluteString) }; public func data(handler: @escaping (Result<Data, any Error>) -> Void) { handler(Result { try Data(contentsOf: fileURL) }) } }
    public struct Base64ImageDataProvider: ImageDataProvider { public let base64String: String, cacheKey: String; public init(base64String: String, cacheKey: String) { (self.base64String, self.cacheKey) = (base64String, cacheKey) }; public func data(handler: @escaping (Result<Data, any Error>) -> Void) { handler(.success(Data(base64Encoded: base64String) ?? Data())) } }
    public struct RawImageDataProvider: ImageDataProvider { public let data: Data, cacheKey: String; public init(data: Data, cacheKey: String) { (self.data, self.cacheKey) = (data, cacheKey) }; public func data(handler: @escaping (Result<Data, any Error>) -> Void) { handler(.success(data)) } }
    public enum Source { case network(any Resource), provider(any ImageDataProvider); public var url: URL? { if case .network(let resource) = self { resource.downloadURL } else { nil } }; public var cacheKey: String { switch self { case .network(let resource): resource.cacheKey; case .provider(let provider): provider.cacheKey } } }
    public struct RetrieveImageResult { public let image: UIImage, cacheType: CacheType, source: Source; public var originalSource: Source { source }; public var data: () -> Data? { { image.pngData() } } }
    public struct ImageLoadingResult { public let image: UIImage, url: URL?, originalData: Data }
    public final class DownloadTask: @unchecked Sendable { public func cancel() { isCancelled = true }; var isCancelled = false }
    public protocol ImageModifier { func modify(_ image: UIImage) -> UIImage }
    public struct RenderingModeImageModifier: ImageModifier { let mode: UIImage.RenderingMode; public init(renderingMode: UIImage.RenderingMode = .automatic) { mode = renderingMode }; public func modify(_ image: UIImage) -> UIImage { image.withRenderingMode(mode) } }
    public struct AnyImageModifier: ImageModifier { let body: (UIImage) throws -> UIImage; public init(modify: @escaping (UIImage) throws -> UIImage) { body = modify }; public func modify(_ image: UIImage) -> UIImage { (try? body(image)) ?? image } }
    public protocol ImageDownloadRequestModifier { func modified(for request: URLRequest) -> URLRequest? }
    public struct AnyModifier: ImageDownloadRequestModifier { let body: (URLRequest) -> URLRequest?; public init(modify: @escaping (URLRequest) -> URLRequest?) { body = modify }; public func modified(for request: URLRequest) -> URLRequest? { body(request) } }
    public enum ImageProcessItem { case image(UIImage), data(Data) }
    public protocol ImageProcessor { var identifier: String { get }; func _process(_ image: UIImage) -> UIImage }
    extension ImageProcessor {
      public var identifier: String { "\(Self.self)" }
      public func _process(_ image: UIImage) -> UIImage { image }
      public func append(another: any ImageProcessor) -> any ImageProcessor { _ImageProcessors(one: self, other: another) }
      public func append(_ another: any ImageProcessor) -> any ImageProcessor { _ImageProcessors(one: self, other: another) }
    }
    infix operator |>: AdditionPrecedence
    public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor { _ImageProcessors(one: left, other: right) }
    struct _ImageProcessors: ImageProcessor { let one: any ImageProcessor, other: any ImageProcessor; var identifier: String { one.identifier.isEmpty ? other.identifier : other.identifier.isEmpty ? one.identifier : one.identifier + "|>" + other.identifier }; func _process(_ image: UIImage) -> UIImage { other._process(one._process(image)) } }
    public struct DefaultImageProcessor: ImageProcessor { public static let `default` = DefaultImageProcessor(); public init() {}; public var identifier: String { "" } }
    public struct BlurImageProcessor: ImageProcessor {
      let radius: CGFloat
      public init(blurRadius: CGFloat) { radius = blurRadius }
      public var identifier: String { "BlurImageProcessor(\(radius))" }
      public func _process(_ image: UIImage) -> UIImage { _blurred(image, radius) }
    }
    /// Means over boxes, one after the other: with three of them nearly what a bell does.
    func _averaged(_ bytes: inout [UInt8], _ width: Int, _ height: Int, _ box: Int) {
      let half = box / 2
      /// Along lines of `count` pixels, of which there are `lines`.
      func pass(_ count: Int, _ lines: Int, _ step: Int, _ stride: Int) {
        var line = [UInt8](repeating: 0, count: count)
        for number in 0..<lines {
          for part in 0..<4 {
            let start = number * stride + part
            for index in 0..<count { line[index] = bytes[start + index * step] }
            // Beyond its ends a line goes on as it ends.
            var sum = (-half...half).reduce(0) { $0 + Int(line[min(max($1, 0), count - 1)]) }
            for index in 0..<count {
              bytes[start + index * step] = UInt8((sum + half) / box)
              sum += Int(line[min(index + half + 1, count - 1)]) - Int(line[max(index - half, 0)])
            }
          }
        }
      }
      pass(width, height, 4, width * 4)
      pass(height, width, width * 4, 4)
    }
    func _blurred(_ image: UIImage, _ radius: CGFloat) -> UIImage {
      // Drawn, so that the pixels have one layout and stand upright.
      let format = UIGraphicsImageRendererFormat()
      format.scale = image.scale
      let upright = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: image.size)) }
      guard radius.isFinite, let source = upright.cgImage, let data = source.dataProvider?.data, source.bytesPerRow == source.width * 4 else { return image }
      var bytes = [UInt8](data as Data), box = Int((min(max(radius, 2), 1000) * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
      if box % 2 == 0 { box += 1 }
      for _ in 0..<(radius < 0.5 ? 1 : radius < 1.5 ? 2 : 3) { _averaged(&bytes, source.width, source.height, box) }
      guard let provider = CGDataProvider(data: Data(bytes) as CFData), let made = CGImage(width: source.width, height: source.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: source.width * 4, space: source.colorSpace ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: source.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) else { return image }
      return UIImage(cgImage: made, scale: image.scale, orientation: .up)
    }
    /// A picture's shape in a colour, through which a fraction of the picture is seen.
    func _colored(_ image: UIImage, _ body: (UIColor, CGRect) -> Void, _ color: UIColor) -> UIImage { UIGraphicsImageRenderer(size: image.size).image { _ in body(color, CGRect(origin: .zero, size: image.size)) } }
    public struct OverlayImageProcessor: ImageProcessor {
      let overlay: UIColor, fraction: CGFloat
      public init(overlay: UIColor, fraction: CGFloat = 0.5) { (self.overlay, self.fraction) = (overlay, fraction) }
      public var identifier: String { "OverlayImageProcessor(\(overlay) \(fraction))" }
      public func _process(_ image: UIImage) -> UIImage { _colored(image, { color, frame in color.set(); UIRectFill(frame); image.draw(in: frame, blendMode: .destinationIn, alpha: 1); if fraction > 0 { image.draw(in: frame, blendMode: .sourceAtop, alpha: fraction) } }, overlay) }
    }
    public struct TintImageProcessor: ImageProcessor {
      let tint: UIColor
      public init(tint: UIColor) { self.tint = tint }
      public var identifier: String { "TintImageProcessor(\(tint))" }
      public func _process(_ image: UIImage) -> UIImage { _colored(image, { color, frame in image.draw(in: frame); color.set(); UIRectFillUsingBlendMode(frame, .normal) }, tint) }
    }
    public struct BlackWhiteProcessor: ImageProcessor {
      public init() {}
      public func _process(_ image: UIImage) -> UIImage { _colored(image, { color, frame in image.draw(in: frame); color.set(); UIRectFillUsingBlendMode(frame, .saturation); image.draw(in: frame, blendMode: .destinationIn, alpha: 1) }, .gray) }
    }
    public struct RectCorner: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2), bottomLeft = Self(rawValue: 4), bottomRight = Self(rawValue: 8), all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight] }
    public enum Radius { case widthFraction(CGFloat), heightFraction(CGFloat), point(CGFloat) }
    /// Draws the picture at another size, where one is asked for.
    func _resized(_ image: UIImage, _ size: CGSize?, _ corner: CGFloat = 0) -> UIImage { let size = size ?? image.size; return UIGraphicsImageRenderer(size: size).image { _ in let frame = CGRect(origin: .zero, size: size); if corner > 0 { UIBezierPath(roundedRect: frame, cornerRadius: corner).addClip() }; image.draw(in: frame) } }
    public struct RoundCornerImageProcessor: ImageProcessor {
      let radius: Radius, size: CGSize?
      public init(cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all, backgroundColor: UIColor? = nil) { (radius, size) = (.point(cornerRadius), targetSize) }
      public init(radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all, backgroundColor: UIColor? = nil) { (self.radius, size) = (radius, targetSize) }
      public var identifier: String { "RoundCornerImageProcessor(\(radius), \(size.map { "\($0.width) \($0.height)" } ?? ""))" }
      public func _process(_ image: UIImage) -> UIImage { let whole = size ?? image.size; let corner: CGFloat = switch radius { case .point(let value): value; case .widthFraction(let part): whole.width * part; case .heightFraction(let part): whole.height * part }; return _resized(image, size, corner) }
    }
    /// How large a picture becomes that is to be of a size, or within it, or around it.
    func _fitted(_ size: CGSize, _ target: CGSize, _ mode: ContentMode) -> CGSize {
      guard size.width > 0, size.height > 0 else { return target }
      let across = target.width / size.width, down = target.height / size.height
      switch mode {
      case .none: return target
      case .aspectFit: let scale = min(across, down); return CGSize(width: size.width * scale, height: size.height * scale)
      case .aspectFill: let scale = max(across, down); return CGSize(width: size.width * scale, height: size.height * scale)
      }
    }
    public struct CroppingImageProcessor: ImageProcessor {
      let size: CGSize, anchor: CGPoint
      public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) { (self.size, self.anchor) = (size, anchor) }
      public var identifier: String { "CroppingImageProcessor(\(size.width) \(size.height) \(anchor.x) \(anchor.y))" }
      public func _process(_ image: UIImage) -> UIImage {
        let x = min(max(anchor.x, 0), 1) * (image.size.width - size.width), y = min(max(anchor.y, 0), 1) * (image.size.height - size.height)
        let part = CGRect(x: x, y: y, width: size.width, height: size.height).intersection(CGRect(origin: .zero, size: image.size))
        guard !part.isNull, !part.isEmpty else { return image }
        return UIGraphicsImageRenderer(size: part.size).image { _ in image.draw(in: CGRect(x: -part.minX, y: -part.minY, width: image.size.width, height: image.size.height)) }
      }
    }
    public struct ResizingImageProcessor: ImageProcessor { let size: CGSize, mode: ContentMode; public init(referenceSize: CGSize, mode: ContentMode = .none) { (size, self.mode) = (referenceSize, mode) }; public var identifier: String { "ResizingImageProcessor(\(size.width) \(size.height) \(mode))" }; public func _process(_ image: UIImage) -> UIImage { _resized(image, _fitted(image.size, size, mode)) } }
    public struct DownsamplingImageProcessor: ImageProcessor {
      let size: CGSize
      public init(size: CGSize) { self.size = size }
      public var identifier: String { "DownsamplingImageProcessor(\(size.width) \(size.height))" }
      /// By its longer side, and never larger than it is.
      public func _process(_ image: UIImage) -> UIImage {
        let side = max(size.width, size.height)
        guard side > 0, side < max(image.size.width, image.size.height) else { return image }
        return _resized(image, _fitted(image.size, CGSize(width: side, height: side), .aspectFit))
      }
    }
    public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
    public enum KingfisherOptionsInfoItem {
      case targetCache(ImageCache), originalCache(ImageCache), downloader(ImageDownloader), transition(ImageTransition), downloadPriority(Float), forceRefresh, fromMemoryCacheOrRefresh, forceTransition, cacheMemoryOnly, waitForCache, onlyFromCache, backgroundDecode, callbackQueue(CallbackQueue), callbackDispatchQueue(DispatchQueue?), scaleFactor(CGFloat), preloadAllAnimationData, requestModifier(any ImageDownloadRequestModifier), processor(any ImageProcessor), imageModifier(any ImageModifier), keepCurrentImageWhileLoading, onlyLoadFirstFrame, cacheOriginalImage, onFailureImage(UIImage?), alsoPrefetchToMemory, loadDiskFileSynchronously, memoryCacheExpiration(StorageExpiration), diskCacheExpiration(StorageExpiration), memoryCacheAccessExtendingExpiration(ExpirationExtending), diskCacheAccessExtendingExpiration(ExpirationExtending), processingQueue(CallbackQueue), progressiveJPEG, alternativeSources([Source]), retryStrategy(DelayRetryStrategy), lowDataMode(Source?)
    }
    \#(pictureMemory("_PictureMemory", by: "String"))
    /// Where requests and pictures in memory are kept, by view and by address.
    @MainActor enum _Pictures {
      static let memory = _PictureMemory()
      static let wanted = NSMapTable<NSObject, NSString>(keyOptions: .weakMemory, valueOptions: .strongMemory)
      private static func has(_ options: KingfisherOptionsInfo?, _ isWanted: (KingfisherOptionsInfoItem) -> Bool) -> Bool { options?.contains(where: isWanted) ?? false }
      /// What processors have made of a picture is kept beside it; what modifiers make is not kept.
      static func key(_ name: String, _ options: KingfisherOptionsInfo?) -> String {
        var key = name
        for case .processor(let processor) in options ?? [] where !processor.identifier.isEmpty { key += "@" + processor.identifier }
        return key
      }
      private static func modified(_ image: UIImage, _ options: KingfisherOptionsInfo?) -> UIImage {
        var image = image
        for case .imageModifier(let modifier) in options ?? [] { image = modifier.modify(image) }
        return image
      }
      static func image(_ source: Source?, _ options: KingfisherOptionsInfo?, _ done: @escaping @MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void) {
        guard let source else { return done(.failure(.invalidAddress)) }
        let key = key(source.cacheKey, options)
        if !has(options, { if case .forceRefresh = $0 { true } else { false } }), let image = memory[key] { return done(.success(RetrieveImageResult(image: modified(image, options), cacheType: .memory, source: source))) }
        if has(options, { if case .onlyFromCache = $0 { true } else { false } }) { return done(.failure(.noPicture(URLError(.resourceUnavailable)))) }
        nonisolated(unsafe) let (done, place, options) = (done, source, options)
        @Sendable func finish(_ data: Result<Data, any Error>) {
          DispatchQueue.main.async { MainActor.assumeIsolated {
            do {
              guard var image = UIImage(data: try data.get()) else { throw URLError(.cannotDecodeContentData) }
              for case .processor(let processor) in options ?? [] { image = processor._process(image) }
              memory[key] = image
              done(.success(RetrieveImageResult(image: modified(image, options), cacheType: .none, source: place)))
            } catch { done(.failure(.noPicture(error))) }
          } }
        }
        switch source {
        case .provider(let provider): provider.data { finish($0) }
        case .network(let resource) where resource.downloadURL.isFileURL: finish(Result { try Data(contentsOf: resource.downloadURL) })
        case .network(let resource):
          var request = URLRequest(url: resource.downloadURL)
          for case .requestModifier(let modifier) in options ?? [] { request = modifier.modified(for: request) ?? request }
          URLSession.shared.dataTask(with: request) { data, _, error in finish(data.map { .success($0) } ?? .failure(error ?? URLError(.badServerResponse))) }.resume()
        }
      }
      /// The picture for a view that asks for one at a time.
      static func set(_ source: Source?, _ view: NSObject, _ options: KingfisherOptionsInfo?, _ completed: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?, _ set: @escaping @MainActor (UIImage) -> Void) -> DownloadTask? {
        wanted.setObject(source?.cacheKey as NSString?, forKey: view)
        let task = DownloadTask()
        image(source, options) { [weak view] result in
          guard let view, !task.isCancelled, (wanted.object(forKey: view) as String?) == source?.cacheKey else { return }
          if case .success(let picture) = result { set(picture.image) }
          for case .onFailureImage(let image?) in options ?? [] { if case .failure = result { set(image) } }
          completed?(result)
        }
        return source == nil ? nil : task
      }
    }
    public protocol KingfisherCompatible: AnyObject {}
    public protocol Placeholder { @MainActor func add(to view: UIImageView); @MainActor func remove(from view: UIImageView) }
    extension UIImage: Placeholder { public func add(to view: UIImageView) { view.image = self }; public func remove(from view: UIImageView) { view.image = nil } }
    extension Placeholder where Self: UIView { public func add(to view: UIImageView) { view.addSubview(self); frame = view.bounds; autoresizingMask = [.flexibleWidth, .flexibleHeight] }; public func remove(from view: UIImageView) { removeFromSuperview() } }
    public protocol Indicator: AnyObject { @MainActor var view: UIView { get }; @MainActor func startAnimatingView(); @MainActor func stopAnimatingView() }
    public enum IndicatorType { case none, activity, image(imageData: Data), custom(indicator: any Indicator) }
    @preconcurrency @MainActor public struct KingfisherWrapper<Base> { public let base: Base }
    extension NSObjectProtocol where Self: UIView { @preconcurrency @MainActor public var kf: KingfisherWrapper<Self> { get { KingfisherWrapper(base: self) } set {} } }
    extension UIImage { @preconcurrency @MainActor public var kf: KingfisherWrapper<UIImage> { KingfisherWrapper(base: self) } }
    extension KingfisherWrapper where Base: UIImageView {
      public var indicatorType: IndicatorType { get { .none } nonmutating set {} }
      public var indicator: (any Indicator)? { nil }
      public var webURL: URL? { taskIdentifier.flatMap { URL(string: $0) } }
      var taskIdentifier: String? { _Pictures.wanted.object(forKey: base) as String? }
      @discardableResult public func setImage(with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask? {
        let keeps = options?.contains { if case .keepCurrentImageWhileLoading = $0 { true } else { false } } ?? false
        if let placeholder { placeholder.add(to: base) } else if !keeps { base.image = nil }
        return _Pictures.set(source, base, options, completionHandler) { [weak base] in if let base { placeholder?.remove(from: base); base.image = $0 } }
      }
      @discardableResult public func setImage(with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask? { setImage(with: resource.map { Source.network($0) }, placeholder: placeholder, options: options, progressBlock: progressBlock, completionHandler: completionHandler) }
      @discardableResult public func setImage(with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask? { setImage(with: provider.map { Source.provider($0) }, placeholder: placeholder, options: options, completionHandler: completionHandler) }
      /// The completion of versions before 5.
      @_disfavoredOverload @discardableResult public func setImage(with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: @escaping CompletionHandler) -> DownloadTask? { setImage(with: resource.map { Source.network($0) }, placeholder: placeholder, options: options, progressBlock: progressBlock) { result in if case .success(let value) = result { completionHandler(value.image, nil, value.cacheType, resource?.downloadURL) } else { completionHandler(nil, NSError(domain: "Kingfisher", code: 2001), .none, resource?.downloadURL) } } }
      public func cancelDownloadTask() { _Pictures.wanted.removeObject(forKey: base) }
    }
    extension KingfisherWrapper where Base: UIButton {
      @discardableResult public func setImage(with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask? { base.setImage(placeholder, for: state); return _Pictures.set(resource.map { .network($0) }, base, options, completionHandler) { [weak base] in base?.setImage($0, for: state) } }
      @discardableResult public func setBackgroundImage(with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask? { base.setBackgroundImage(placeholder, for: state); return _Pictures.set(resource.map { .network($0) }, base, options, completionHandler) { [weak base] in base?.setBackgroundImage($0, for: state) } }
      public func cancelImageDownloadTask() { _Pictures.wanted.removeObject(forKey: base) }
    }
    extension KingfisherWrapper where Base: UIImage { public func resize(to size: CGSize) -> UIImage { _resized(base, size) }; public func resize(to size: CGSize, for mode: ContentMode) -> UIImage { _resized(base, _fitted(base.size, size, mode)) }; public func image(withRoundRadius radius: CGFloat, fit size: CGSize) -> UIImage { _resized(base, size, radius) } }
    open class AnimatedImageView: UIImageView { open var autoPlayAnimatedImage = true, needsPrescaling = true; open var framePreloadCount = 10 }
    @preconcurrency @MainActor public final class KingfisherManager {
      public nonisolated static let shared = KingfisherManager()
      public nonisolated init() {}
      public var cache: ImageCache { .default }
      public var downloader: ImageDownloader { .default }
      public var defaultOptions: KingfisherOptionsInfo = []
      @discardableResult public func retrieveImage(with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?) -> DownloadTask? { _Pictures.image(source, options) { completionHandler?($0) }; return DownloadTask() }
      @discardableResult public func retrieveImage(with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?) -> DownloadTask? { retrieveImage(with: .network(resource), options: options, completionHandler: completionHandler) }
    }
    public struct _ImageStorage { public struct Config { public var totalCostLimit = 0, countLimit = 0, cleanInterval: TimeInterval = 0, sizeLimit: UInt = 0, expiration = StorageExpiration.never }; public var config = Config() }
    @preconcurrency @MainActor public final class ImageCache {
      public nonisolated static let `default` = ImageCache(name: "default")
      public nonisolated init(name: String) {}
      public var memoryStorage = _ImageStorage(), diskStorage = _ImageStorage()
      public var maxMemoryCost: UInt = 0, maxDiskCacheSize: UInt = 0, maxCachePeriodInSecond: TimeInterval = 0
      public func store(_ image: UIImage, original: Data? = nil, forKey key: String, toDisk: Bool = true, completionHandler: (() -> Void)? = nil) { _Pictures.memory[key] = image; completionHandler?() }
      public func removeImage(forKey key: String, completionHandler: (() -> Void)? = nil) { _Pictures.memory[key] = nil; completionHandler?() }
      public func isCached(forKey key: String) -> Bool { _Pictures.memory[key] != nil }
      public func imageCachedType(forKey key: String) -> CacheType { isCached(forKey: key) ? .memory : .none }
      public func retrieveImageInMemoryCache(forKey key: String, options: KingfisherOptionsInfo? = nil) -> UIImage? { _Pictures.memory[_Pictures.key(key, options)] }
      public enum _Found { case none, memory(UIImage), disk(UIImage); public var image: UIImage? { switch self { case .none: nil; case .memory(let image), .disk(let image): image } }; public var cacheType: CacheType { if case .none = self { .none } else { .memory } } }
      public func retrieveImage(forKey key: String, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<_Found, KingfisherError>) -> Void)?) { completionHandler?(.success(_Pictures.memory[_Pictures.key(key, options)].map { .memory($0) } ?? .none)) }
      public func calculateDiskStorageSize(completion handler: @escaping (Result<UInt, KingfisherError>) -> Void) { handler(.success(0)) }
      public func clearCache() { _Pictures.memory.removeAll() }
      public func clearMemoryCache() { _Pictures.memory.removeAll() }
      public func clearDiskCache(completion: (() -> Void)? = nil) { completion?() }
      public func cleanExpiredDiskCache(completion: (() -> Void)? = nil) { completion?() }
      public func cleanExpiredMemoryCache() {}
    }
    @preconcurrency @MainActor public final class ImageDownloader {
      public nonisolated static let `default` = ImageDownloader(name: "default")
      public nonisolated init(name: String) {}
      public var downloadTimeout: TimeInterval = 15, trustedHosts: Set<String>?
      public func cancelAll() {}
      @discardableResult public func downloadImage(with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil) -> DownloadTask? { _Pictures.image(.network(url), options) { result in completionHandler?(result.map { ImageLoadingResult(image: $0.image, url: url, originalData: $0.image.pngData() ?? Data()) }) }; return DownloadTask() }
    }
    @preconcurrency @MainActor public final class ImagePrefetcher {
      let urls: [URL]
      public init(urls: [URL], options: KingfisherOptionsInfo? = nil, progressBlock: (([any Resource], [any Resource], [any Resource]) -> Void)? = nil, completionHandler: (([any Resource], [any Resource], [any Resource]) -> Void)? = nil) { self.urls = urls }
      public convenience init(resources: [any Resource], options: KingfisherOptionsInfo? = nil, completionHandler: (([any Resource], [any Resource], [any Resource]) -> Void)? = nil) { self.init(urls: resources.map(\.downloadURL)) }
      public func start() { for url in urls { _Pictures.image(.network(url), nil) { _ in } } }
      public func stop() {}
    }
    /// Requests that are put together word by word.
    @preconcurrency @MainActor public enum KF {
      public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder { Builder(url.map { .network($0) }) }
      public static func resource(_ resource: (any Resource)?) -> Builder { Builder(resource.map { .network($0) }) }
      @preconcurrency @MainActor public final class Builder {
        let source: Source?
        var options: KingfisherOptionsInfo = [], held: UIImage?, succeeded: ((RetrieveImageResult) -> Void)?, failed: ((KingfisherError) -> Void)?
        init(_ source: Source?) { self.source = source }
        public func placeholder(_ image: UIImage?) -> Self { held = image; return self }
        public func setProcessor(_ processor: any ImageProcessor) -> Self { options.append(.processor(processor)); return self }
        public func fade(duration: TimeInterval) -> Self { self }
        public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
        public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
        public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
        public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self { succeeded = block; return self }
        public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self { failed = block; return self }
        public func onProgress(_ block: DownloadProgressBlock?) -> Self { self }
        @discardableResult public func set(to view: UIImageView) -> DownloadTask? { let (succeeded, failed) = (self.succeeded, self.failed); return view.kf.setImage(with: source, placeholder: held, options: options) { result in switch result { case .success(let value): succeeded?(value); case .failure(let error): failed?(error) } } }
      }
    }
    """#
}
