extension NSError {
  /// The errors behind this one: those of `NSMultipleUnderlyingErrorsKey`, with that of `NSUnderlyingErrorKey`.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nserror/underlyingerrors>
  public var underlyingErrors: [any Error] {
    let single = userInfo[NSUnderlyingErrorKey] as? any Error
    return (single.map { [$0] } ?? []) + (userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? [])
  }
}
