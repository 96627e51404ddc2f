/// Declarations of frameworks that exist on Apple's systems only, as far as small applications use them. They compile,
/// keep what they are told, say once that they do nothing, and answer as a device does where the person has refused.
enum FrameworkSources {
  private static let all: [String: String] = [
    "WebKit": webKit, "UserNotifications": userNotifications, "CoreLocation": coreLocation, "MapKit": mapKit,
    "SafariServices": safariServices, "MessageUI": messageUI, "LocalAuthentication": localAuthentication,
    "CoreImage": coreImage, "AVFoundation": avFoundation, "AVKit": avKit, "StoreKit": storeKit,
  ]

  /// What else a framework brings.
  private static let needs: [String: [String]] = ["MapKit": ["CoreLocation"], "AVKit": ["AVFoundation"]]

  /// The declarations for these frameworks, each once, and the names that they declare.
  static func source(for frameworks: Set<String>) -> (text: String, names: Set<String>) {
    var wanted: Set<String> = []
    var waiting = Array(frameworks)
    while let next = waiting.popLast() {
      if all[next] != nil, wanted.insert(next).inserted { waiting += needs[next] ?? [] }
    }
    let text = wanted.sorted().compactMap { all[$0] }.joined(separator: "\n")
    let names = text.matches(of: /(?:class|struct|enum|protocol|typealias|let|func) ([A-Z][A-Za-z0-9_]+)/).map {
      String($0.1)
    }
    return (text, Set(names))
  }
}
