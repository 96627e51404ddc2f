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

  /// Traits that layout never asks for behave as the others: unspecified values are none.
  @Test func laterTraits() {
    let plain = UITraitCollection()
    #expect(plain.listEnvironment == .unspecified && plain.sceneCaptureState == .unspecified)
    #expect(plain.imageDynamicRange == .unspecified && plain.typesettingLanguage == nil)
    let list = UITraitCollection(listEnvironment: .insetGrouped)
    #expect(list.listEnvironment == .insetGrouped && list != plain)
    #expect(list == UITraitCollection { $0.listEnvironment = .insetGrouped })
    #expect(list.modifyingTraits { $0.listEnvironment = .unspecified } == plain)
    let merged = UITraitCollection(traitsFrom: [list, UITraitCollection(imageDynamicRange: .high)])
    #expect(merged.listEnvironment == .insetGrouped && merged.imageDynamicRange == .high)
    #expect(merged.containsTraits(in: list))
    #expect(merged.changedTraits(from: list).map { $0.name } == ["UITraitImageDynamicRange"])
    let accessory = list.modifyingTraits { $0.tabAccessoryEnvironment = .regular }
    #expect(accessory.changedTraits(from: list).map { $0.name } == ["UITraitTabAccessoryEnvironment"])
    let thai = UITraitCollection(typesettingLanguage: Locale.Language(identifier: "th"))
    #expect(thai.typesettingLanguage == Locale.Language(identifier: "th"))
  }

  @Test @MainActor func overridesOfLaterTraitsReachHandlers() {
    let view = UIView()
    var heard: [UISceneCaptureState] = []
    view.registerForTraitChanges([UITraitSceneCaptureState.self]) { (view: UIView, old) in
      heard += [old.sceneCaptureState, view.traitCollection.sceneCaptureState]
    }
    view.traitOverrides.sceneCaptureState = .active
    view.updateTraitsIfNeeded()
    #expect(heard == [.unspecified, .active])
    view.traitOverrides.remove(UITraitSceneCaptureState.self)
    #expect(view.traitCollection.sceneCaptureState == .unspecified)
  }

  /// Provenance: `NS_TYPED_ENUM` (documented); a library compares attributes with their names.
  @Test func typedNamesAreStringsToObjectiveC() {
    let style = NSAttributedString.TextEffectStyle.letterpressStyle
    #expect((style as AnyObject as? String) == style.rawValue)
    #expect((NSString(string: style.rawValue) as Any as? NSAttributedString.TextEffectStyle) == style)
    #expect(
      NSAttributedString(string: "a", attributes: [.textEffect: style])
        == NSAttributedString(string: "a", attributes: [.textEffect: style.rawValue]))
  }
}
