public import CoreGraphics
internal import UITextLayout

/// For whom a font is registered. Here it always is for the program alone.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process, persistent, session
}

/// The fonts that a program brings along.
enum ProgramFonts {
  /// Registers the files that an Info.plist lists under `UIAppFonts`, as paths in the bundle.
  static func register(_ names: [String], in bundles: [Bundle]) {
    for name in names {
      let file = (name as NSString).lastPathComponent
      let paths = bundles.flatMap {
        [$0.resourceURL?.appendingPathComponent(name).path, $0.path(forResource: file, ofType: nil)].compactMap { $0 }
      }
      let path = paths.first { FileManager.default.fileExists(atPath: $0) }
      let isRead = path.map { TextServices.addFonts(at: $0) } ?? false
      if !isRead { DeviceFonts.miss(file: file) }
    }
  }

  /// What an error pointer gets: that there is no file, or that it is no font.
  static func error(_ path: String) -> NSError {
    let code = FileManager.default.fileExists(atPath: path) ? 103 : 101
    return NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code)
  }
}

/// Makes the fonts of a file available by their names. False, and an error, where it has none.
///
/// DEVIATION: a file that is registered already is no error.
/// Source: <https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)>
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let path = fontURL.path ?? ""
  if TextServices.addFonts(at: path) { return true }
  DeviceFonts.miss(file: (path as NSString).lastPathComponent)
  error?.pointee = Unmanaged.passRetained(ProgramFonts.error(path))
  return false
}

/// Makes a font that was read from data available by its name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let folder = FileManager.default.temporaryDirectory
  let name = "\(ProcessInfo.processInfo.processIdentifier)-\(font.postScriptName ?? "font")"
  let file = folder.appendingPathComponent(name.replacing("/", with: "-"))
  // It is read for as long as the program runs.
  try? font.file?.write(to: file)
  return CTFontManagerRegisterFontsForURL(file as NSURL, .process, error)
}

/// Makes the fonts of several files available. The handler hears of each failure, and when all are done.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [NSError] = []
  for case let url as URL in fontURLs where !TextServices.addFonts(at: url.path) {
    DeviceFonts.miss(file: url.lastPathComponent)
    errors.append(ProgramFonts.error(url.path))
  }
  _ = registrationHandler?(NSArray(array: errors), true)
}
