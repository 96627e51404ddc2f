import Testing
import UIKit

/// Provenance: documented, <https://developer.apple.com/documentation/uikit/uitraitcollection>.
@Suite struct TraitCollectionTests {
  @Test func laterCollectionsWin() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.userInterfaceIdiom == .pad)
    #expect(merged.verticalSizeClass == .unspecified)
  }

  @Test func containsOnlyWhatIsSpecified() {
    let whole = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(whole.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!whole.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(whole.containsTraits(in: UITraitCollection()))
    #expect(whole.containsTraits(in: nil))
  }

  @Test func currentIsRestored() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }
}
