package import Foundation

/// A device by what layout needs to know of it.
package struct Device: Sendable {
  /// Interface Builder's name, as in a document's `device` element.
  package let id: String
  /// Names that the device, and others with the same screen, are sold by; the best known first.
  package let names: [String]
  /// Of the screen in portrait, in points.
  package let portraitSize: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// The safe area of an upright screen without bars, in points.
  package let portraitInsets: Insets
  /// The safe area of a screen on its side, in points.
  package let landscapeInsets: Insets
  package let isPad: Bool

  /// Distances from the edges of the screen, in points. The side counts for left and right.
  package struct Insets: Sendable, Hashable {
    package var top: CGFloat
    package var side: CGFloat
    package var bottom: CGFloat
  }

  package var name: String { names.first ?? id }

  /// The panel's pixels in portrait, where it has fewer than what is drawn; nil elsewhere.
  ///
  /// UIKIT: Plus phones draw 1242 × 2208 pixels for 1080 × 1920, minis 1125 × 2436 for 1080 × 2340.
  package var panel: CGSize? {
    switch id {
    case "retina5_5": CGSize(width: 1080, height: 1920)
    case "retina5_4": CGSize(width: 1080, height: 2340)
    default: nil
    }
  }

  /// The radius of the display's corners, in points; zero where they are square.
  ///
  /// UIKIT: what `UIScreen` answers by the key `_displayCornerRadius`. Provenance: the tables of three
  /// repositories; that iPhone Air has what iPhone 16 Pro has, of one that measured it.
  package var displayCornerRadius: CGFloat {
    if isPad { return portraitInsets.bottom > 0 ? 18 : 0 }
    return switch id {
    case "retina5_9", "retina6_5": 39
    case "retina6_1": 41.5
    case "retina5_4": 44
    case "retina6_0": 47.33
    case "retina6_7": 53.33
    case "retina6_12", "retina6_72": 55
    case "retina6_3", "retina6_55", "retina6_9": 62
    default: 0
    }
  }

  /// In points, in the orientation.
  package func size(landscape: Bool) -> CGSize {
    landscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }

  package func insets(landscape: Bool) -> Insets { landscape ? landscapeInsets : portraitInsets }

  /// The size classes of a full-screen window.
  package func sizeClasses(landscape: Bool) -> SizeClasses {
    SizeClasses(screen: size(landscape: landscape), isPad: isPad)
  }

  /// The device of Interface Builder's `id`; for an id that the table lacks, an ordinary phone or tablet.
  package static func ofDocument(_ id: String) -> Device {
    byID[id] ?? (id.hasPrefix("ipad") ? ordinaryPad : ordinaryPhone)
  }

  /// By id or name, as Xcode's simulators, Interface Builder or people write it: case, brackets, the order of the words,
  /// and how inches are written do not count.
  package static func named(_ name: String) -> Device? {
    // OPTIMIZATION: most are written as in the table, by every host that is made.
    let exact = name.lowercased()
    let found = all.first { $0.id == exact || $0.names.contains { $0.lowercased() == exact } }
    if let found { return found }
    let wanted = words(of: name)
    return all.first { $0.names.contains { words(of: $0) == wanted } }
  }

  /// The best known names that share most words with `name`: what it may have meant.
  package static func suggestions(for name: String) -> [String] {
    let wanted = Set(words(of: name))
    let ranked = all.map { device in (device, device.names.map { wanted.intersection(words(of: $0)).count }.max() ?? 0)
    }
    guard let most = ranked.map(\.1).max(), most > 0 else { return [] }
    return ranked.filter { $0.1 == most }.prefix(5).compactMap { device, _ in
      device.names.first { wanted.intersection(words(of: $0)).count == most }
    }
  }

  /// `iPad Pro (11-inch) (4th generation)` and `iPad Pro 11" 4` have the same.
  private static func words(of name: String) -> [String] {
    let plain = name.lowercased().replacing(/["”″]|[- ]inch(es)?\b/, with: " ")
    return plain.split { !$0.isLetter && !$0.isNumber && $0 != "." }
      .filter { $0 != "generation" && $0 != "gen" && $0 != "apple" && $0 != "simulator" }
      .map { String($0).replacing(/^([0-9])(st|nd|rd|th)$/) { $0.output.1 } }
      .sorted()
  }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

extension Device {
  static let ordinaryPhone = classicPhone(
    "retina4_7",
    [
      "iPhone SE (3rd generation)", "iPhone SE", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7", "iPhone 6S",
      "iPhone 6",
    ],
    375, 667, scale: 2)
  static let ordinaryPad = pad(
    "ipad9_7",
    [
      "iPad 9.7\"", "iPad Air 2", "iPad (6th generation)", "iPad mini 4", "iPad mini (5th generation)",
      "iPad (5th generation)", "iPad Pro 9.7\"", "iPad mini 2", "iPad mini 3",
    ], 768, 1024, indicator: false)

  /// A phone with a home button.
  static func classicPhone(_ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat)
    -> Device
  {
    Device(
      id: id, names: names, portraitSize: CGSize(width: width, height: height), scale: scale,
      portraitInsets: Insets(top: 20, side: 0, bottom: 0), landscapeInsets: Insets(top: 0, side: 0, bottom: 0),
      isPad: false)
  }

  /// A phone with a home indicator; `top` is the height of what surrounds its camera.
  static func phone(
    _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat
  ) -> Device {
    Device(
      id: id, names: names, portraitSize: CGSize(width: width, height: height), scale: scale,
      portraitInsets: Insets(top: top, side: 0, bottom: 34), landscapeInsets: Insets(top: 0, side: top, bottom: 21),
      isPad: false)
  }

  /// A tablet, with a home button or with a home indicator.
  static func pad(_ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, indicator: Bool) -> Device {
    let insets = Insets(top: indicator ? 24 : 20, side: 0, bottom: indicator ? 20 : 0)
    return Device(
      id: id, names: names, portraitSize: CGSize(width: width, height: height), scale: 2, portraitInsets: insets,
      landscapeInsets: insets, isPad: true)
  }
}
