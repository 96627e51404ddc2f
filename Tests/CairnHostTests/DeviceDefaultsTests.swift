import CairnHost
import Foundation
import Testing

/// The keys that a device's settings have in every application's defaults (Apple's QA1391).
struct DeviceDefaultsTests {
  /// Provenance: an application that finds its language by the region's first letters, without asking whether there is one.
  @Test func languagesAndRegionAreThere() throws {
    let name = "device-defaults-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    DeviceDefaults.register(in: defaults)
    #expect(defaults.string(forKey: "AppleLocale")?.contains("_") == true)
    #expect(defaults.array(forKey: "AppleLanguages")?.isEmpty == false)
    defaults.set(["de"], forKey: "AppleLanguages")
    #expect(defaults.array(forKey: "AppleLanguages") as? [String] == ["de"])
  }
}
