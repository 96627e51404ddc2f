internal import Foundation

/// What errors of Foundation say on Apple's systems, in English.
///
/// UIKIT: the sentences are those of logs and questions that developers publish; Foundation on Linux has others, or those
/// of the library that it loads with.
enum ErrorTexts {
  static func text(of error: any Error) -> String {
    let object = error as NSError
    let text = object.localizedDescription
    switch object.domain {
    case "NSURLErrorDomain":
      // What a program has written into the error stays; sessions write the address that failed, too.
      let isWritten = object.userInfo[NSLocalizedDescriptionKey] != nil
      guard let own = loading[object.code], !isWritten || object.userInfo["NSErrorFailingURLKey"] != nil else { break }
      return own
    case NSCocoaErrorDomain where text.hasPrefix(failure):
      if let own = cocoa(object) { return own }
    default: break
    }
    return text.hasPrefix(failure) ? "The operation couldn’t be completed." + text.dropFirst(failure.count) : text
  }

  private static let failure = "The operation could not be completed."

  private static func cocoa(_ error: NSError) -> String? {
    let path = error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
    let file = path.map { "The file “\(($0 as NSString).lastPathComponent)”" } ?? "The file"
    switch CocoaError.Code(rawValue: error.code) {
    case .coderValueNotFound: return "The data couldn’t be read because it is missing."
    case .coderReadCorrupt: return "The data couldn’t be read because it isn’t in the correct format."
    case .fileReadNoSuchFile: return "\(file) couldn’t be opened because there is no such file."
    case .fileReadNoPermission: return "\(file) couldn’t be opened because you don’t have permission to view it."
    case .fileNoSuchFile: return "\(file) doesn’t exist."
    case .fileReadCorruptFile: return "\(file) couldn’t be opened because it isn’t in the correct format."
    default: return nil
    }
  }

  private static let loading: [Int: String] = [
    -998: "unknown error", -999: "cancelled", -1000: "bad URL", -1001: "The request timed out.",
    -1002: "unsupported URL", -1003: "A server with the specified hostname could not be found.",
    -1004: "Could not connect to the server.", -1005: "The network connection was lost.", -1006: "DNS lookup error",
    -1007: "too many HTTP redirects", -1008: "resource unavailable",
    -1009: "The Internet connection appears to be offline.", -1010: "redirected to nowhere",
    -1011: "There was a bad response from the server.", -1014: "zero byte resource",
    -1015: "cannot decode raw data", -1016: "cannot decode content data", -1017: "cannot parse response",
    -1018: "International roaming is currently off.",
    -1019: "A data connection cannot be established since a call is currently active.",
    -1020: "A data connection is not currently allowed.",
    -1022:
      "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
    -1100: "The requested URL was not found on this server.", -1101: "file is directory",
    -1102: "You do not have permission to access the requested resource.", -1103: "resource exceeds maximum size",
    -1200: "An SSL error has occurred and a secure connection to the server cannot be made.",
  ]
}

extension Error {
  /// `localizedDescription` as Apple's systems have it, in English. Adapted sources read it by that name.
  public var deviceDescription: String { ErrorTexts.text(of: self) }
}
