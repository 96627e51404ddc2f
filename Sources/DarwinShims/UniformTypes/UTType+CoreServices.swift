// The functions of Core Services that asked for uniform types before there was `UTType`.
// Source: <https://developer.apple.com/documentation/coreservices/uttype>

/// Names the extension of a file.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// Names the type of a resource of the web.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The identifier of the type that a tag means; nil for a class of tags that is not known.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
  let text = String(describing: tag)
  let type = tagClass == kUTTagClassMIMEType ? UTType(mimeType: text) : UTType(filenameExtension: text)
  return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// The extension or the type of the web that a type's files have; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(_ identifier: CFString, _ tagClass: CFString) -> Unmanaged<CFString>? {
  let type = UTType(String(describing: identifier))
  let tag = tagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Whether a type is the other one or a kind of it.
public func UTTypeConformsTo(_ identifier: CFString, _ conformsTo: CFString) -> Bool {
  guard let type = UTType(String(describing: identifier)), let other = UTType(String(describing: conformsTo)) else {
    return identifier == conformsTo
  }
  return type.conforms(to: other)
}

/// Whether two identifiers mean one type.
public func UTTypeEqual(_ first: CFString, _ second: CFString) -> Bool {
  String(describing: first).lowercased() == String(describing: second).lowercased()
}
