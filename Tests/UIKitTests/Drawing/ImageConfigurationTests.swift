import Testing
import UIKit

/// Configurations of pictures are not changed by what is made of them. Provenance: Apple's page on
/// `withTraitCollection(_:)`, "Returns a new configuration object".
@MainActor
@Suite struct ImageConfigurationTests {
  @Test func otherTraitsMakeAnotherConfiguration() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let plain = UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .light))
    let other = plain.withTraitCollection(dark)
    #expect(other.traitCollection == dark)
    #expect(plain.traitCollection?.userInterfaceStyle == .light)
    let symbol = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let darkSymbol = symbol.withTraitCollection(dark)
    #expect(darkSymbol == symbol && darkSymbol !== symbol)
    #expect(darkSymbol.traitCollection == dark && symbol.traitCollection == nil)
  }
}
