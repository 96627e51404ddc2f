internal import CLoadedCodecs
internal import Foundation
internal import Synchronization

/// A picture format whose library is loaded when it is first needed.
enum LoadedCodec: Int32 {
  case webp = 0
  case svg, pdf, gif

  private static let warned = Mutex(Set<Int32>())

  /// One clear line in the log where the library is missing.
  func warnIfMissing() {
    guard cairn_codec_is_there(rawValue) == 0, Self.warned.withLock({ $0.insert(rawValue).inserted }) else { return }
    let library =
      switch self {
      case .webp: "libwebp"
      case .svg: "librsvg"
      case .pdf: "poppler-glib"
      case .gif: "giflib"
      }
    FileHandle.standardError.write(
      Data("UIImage: \(self) pictures need the library \(library), which is not installed\n".utf8))
  }
}
