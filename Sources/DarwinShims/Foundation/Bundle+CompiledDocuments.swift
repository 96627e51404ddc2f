public import Foundation

/// Documents under the names that Xcode compiles them to. The package manager puts them into a bundle as they are
/// written: `Cell.xib` where a program looks for `Cell.nib`.
extension Bundle {
  /// Stands for `path(forResource:ofType:)` of a compiled document.
  ///
  /// - Returns: the path of the compiled document, or of the one that it is compiled of; nil without either.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/bundle/path(forresource:oftype:)>
  public func _compiledPath(forResource name: String?, ofType type: String) -> String? {
    _compiledPath(forResource: name, ofType: type, inDirectory: nil)
  }

  /// Stands for `path(forResource:ofType:inDirectory:)` of a compiled document.
  public func _compiledPath(forResource name: String?, ofType type: String, inDirectory folder: String?) -> String? {
    for type in [type] + Self.sourceTypes(of: type) {
      if let path = path(forResource: name, ofType: type, inDirectory: folder) { return path }
      // What Interface Builder makes is localized by default.
      guard folder == nil else { continue }
      for language in UserLanguages.inOrder + ["Base", "en"] {
        if let path = path(forResource: name, ofType: type, inDirectory: "\(language).lproj") { return path }
      }
    }
    return nil
  }

  /// Stands for `url(forResource:withExtension:)` of a compiled document.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/bundle/url(forresource:withextension:)>
  public func _compiledURL(forResource name: String?, withExtension type: String) -> URL? {
    _compiledPath(forResource: name, ofType: type).map { URL(fileURLWithPath: $0) }
  }

  /// Stands for `url(forResource:withExtension:subdirectory:)` of a compiled document.
  public func _compiledURL(forResource name: String?, withExtension type: String, subdirectory: String?) -> URL? {
    _compiledPath(forResource: name, ofType: type, inDirectory: subdirectory).map { URL(fileURLWithPath: $0) }
  }

  private static func sourceTypes(of type: String) -> [String] {
    switch type {
    case "nib": ["xib"]
    case "storyboardc": ["storyboard"]
    default: []
    }
  }
}
