public import Foundation
internal import Synchronization

extension Bundle {
  private static let found = Mutex<[String: Bundle]>([:])

  /// The bundle with the resources of the module that declares a class: the one that the package manager puts beside the
  /// executable, or the main bundle.
  ///
  /// Stands for `Bundle(for:)`, which knows one bundle for a whole program on Linux.
  public static func _containing(_ type: AnyClass) -> Bundle {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    return found.withLock { found in
      if let bundle = found[module] { return bundle }
      let folder = Bundle.main.bundleURL
      let name = ResourceBundles.names(in: folder).first { $0.hasSuffix("_\(module).resources") }
      let bundle = name.flatMap { Bundle(url: folder.appendingPathComponent($0)) } ?? Bundle.main
      found[module] = bundle
      return bundle
    }
  }
}
