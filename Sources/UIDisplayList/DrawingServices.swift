import Synchronization

/// The backends that make pictures of display lists and read image files, for layers that cannot be handed a host.
///
/// The composition root installs them once; frameworks read them when a picture is asked for.
public struct DrawingServices: Sendable {
  /// Makes pixels and files of drawings; nil where no backend is installed.
  public var renderer: (any DisplayListRenderer)?
  /// Reads pictures; nil where no backend is installed.
  public var decoder: (any ImageDecoder)?

  /// Services of backends.
  public init(renderer: (any DisplayListRenderer)? = nil, decoder: (any ImageDecoder)? = nil) {
    self.renderer = renderer
    self.decoder = decoder
  }

  private static let installed = Mutex(DrawingServices())

  /// What is installed; nothing at first.
  public static var current: DrawingServices {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }
}
