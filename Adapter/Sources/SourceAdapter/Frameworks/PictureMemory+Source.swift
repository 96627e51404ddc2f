extension FrameworkSources {
  /// Where libraries that fetch pictures keep them.
  ///
  /// - Parameters:
  ///   - name: what the class is called; a module may use several of the libraries.
  ///   - key: the type of what pictures are found by.
  static func pictureMemory(_ name: String, by key: String) -> String {
    """
    /// Pictures in memory: the ones used last, within a part of the machine's, and none after a warning.
    @MainActor final class \(name) {
      private var images: [\(key): (image: UIImage, turn: Int)] = [:], turn = 0, cost = 0
      private let limit: Int
      init(limit: Int = Int(min(ProcessInfo.processInfo.physicalMemory / 4, 1 << 30))) { self.limit = limit; _ = NotificationCenter.default.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil) { [weak self] _ in MainActor.assumeIsolated { self?.removeAll() } } }
      private static func cost(of image: UIImage) -> Int { Int(image.size.width * image.scale * image.size.height * image.scale * 4) }
      subscript(key: \(key)) -> UIImage? {
        get { turn += 1; images[key]?.turn = turn; return images[key]?.image }
        set {
          if let old = images.removeValue(forKey: key) { cost -= Self.cost(of: old.image) }
          guard let image = newValue else { return }
          turn += 1; images[key] = (image, turn); cost += Self.cost(of: image)
          while cost > limit, let oldest = images.min(by: { $0.value.turn < $1.value.turn })?.key, oldest != key { self[oldest] = nil }
        }
      }
      func removeAll() { images = [:]; cost = 0 }
    }
    """
  }
}
