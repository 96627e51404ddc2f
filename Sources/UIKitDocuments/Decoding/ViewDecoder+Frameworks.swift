internal import InterfaceBuilder
internal import UIKitCore

extension ViewDecoder {
  /// What documents say of views of other frameworks: maps, web pages, drawings in three dimensions. The program's class
  /// of that name takes it by key; without one there is nothing that it would change.
  func decodeFrameworkView(_ view: UIView) {
    for name in Self.frameworkAttributes[element.name] ?? [] {
      if let text = element.string(name) { set(Self.value(text), name, of: view) }
    }
    if element.child("dataDetectorType") != nil { set(dataDetectorTypes.rawValue, "dataDetectorTypes", of: view) }
    guard let configuration = element.child("wkWebViewConfiguration") else { return }
    decodeSwitches(Self.webSwitches, of: configuration, "configuration", view)
    // The only choice of Interface Builder but all; the others are sums of `WKAudiovisualMediaTypes`.
    if let types = configuration.child("audiovisualMediaTypes") {
      let value =
        types.bool("none") == true
        ? 0
        : ["audio", "video"].enumerated().reduce(0) {
          $0 + (types.bool($1.element) == true ? 1 << $1.offset : 0)
        }
      set(value, "configuration.mediaTypesRequiringUserActionForPlayback", of: view)
    }
    if let preferences = configuration.child("wkPreferences") {
      decodeSwitches(Self.webPreferences, of: preferences, "configuration.preferences", view)
    }
  }

  private func decodeSwitches(_ names: [String], of element: IBElement, _ path: String, _ view: UIView) {
    for name in names {
      if let value = element.bool(name) { set(value, "\(path).\(name)", of: view) }
    }
  }

  /// Sets a key of the class; a switch may have its name from the question that it answers.
  private func set(_ value: Any, _ key: String, of view: UIView) {
    guard !scene.isOnCanvas else { return }
    let question = "is" + key.prefix(1).uppercased() + key.dropFirst()
    for key in [key, question] where (try? KeyPathWriter.write(value, at: key, of: view)) != nil { return }
  }

  private static func value(_ text: String) -> Any {
    if let type = mapTypes.firstIndex(of: text) { return type }
    switch text {
    case "YES": return true
    case "NO": return false
    default: return Double(text).map { $0 as Any } ?? text
    }
  }

  /// In the order of `MKMapType`.
  private static let mapTypes = [
    "standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard",
  ]
  /// By element, as Interface Builder writes them.
  private static let frameworkAttributes: [String: [String]] = [
    "mapView": [
      "mapType", "showsUserLocation", "zoomEnabled", "scrollEnabled", "rotateEnabled", "pitchEnabled", "showsCompass",
      "showsScale", "showsTraffic", "showsBuildings", "showsPointsOfInterest",
    ],
    "webView": [
      "scalesPageToFit", "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction", "mediaPlaybackAllowsAirPlay",
      "suppressesIncrementalRendering", "keyboardDisplayRequiresUserAction",
    ],
    "wkWebView": ["allowsBackForwardNavigationGestures", "allowsLinkPreview", "customUserAgent"],
    "mtkView": [
      "colorPixelFormat", "depthStencilPixelFormat", "sampleCount", "preferredFramesPerSecond", "enableSetNeedsDisplay",
      "paused", "autoResizeDrawable", "framebufferOnly", "presentsWithTransaction", "clearDepth", "clearStencil",
    ],
    "glkView": [
      "enableSetNeedsDisplay", "drawableColorFormat", "drawableDepthFormat", "drawableStencilFormat",
      "drawableMultisample",
    ],
    "sceneKitView": [
      "sceneName", "allowsCameraControl", "autoenablesDefaultLighting", "playing", "loops", "jitteringEnabled",
      "rendersContinuously", "antialiasingMode",
    ],
    "arscnView": ["sceneName", "allowsCameraControl", "autoenablesDefaultLighting", "automaticallyUpdatesLighting"],
    "arskView": ["asynchronous"], "skView": ["asynchronous", "allowsTransparency", "ignoresSiblingOrder"],
  ]
  private static let webSwitches = [
    "allowsInlineMediaPlayback", "allowsAirPlayForMediaPlayback", "allowsPictureInPictureMediaPlayback",
    "suppressesIncrementalRendering", "limitsNavigationsToAppBoundDomains",
    "upgradeKnownHostsToHTTPS",
  ]
  private static let webPreferences = [
    "javaScriptEnabled", "javaScriptCanOpenWindowsAutomatically", "fraudulentWebsiteWarningEnabled",
  ]
}
