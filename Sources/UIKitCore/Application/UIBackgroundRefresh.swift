/// What came of fetching in the background.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibackgroundfetchresult>
public enum UIBackgroundFetchResult: UInt, Sendable { case newData = 0, noData, failed }

/// Whether the application may be started in the background.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus>
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted = 0, denied, available }
