internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// A xib's file, read for the traits that the program runs with.
@MainActor
final class NibFile: NibContents {
  private let document: IBDocument
  /// Ids of views and constraints that the size class in force does not install.
  private let uninstalled: Set<String>

  init(_ document: IBDocument) {
    self.document = document
    let masks = SizeClassMasks(document, traits: UIScreen.main.traitCollection)
    uninstalled = masks.uninstalled
    SizeClassAttributes.apply(to: document.root, masks.traits)
  }

  func instantiate(owner: AnyObject?, externalObjects: [String: AnyObject], in bundle: Bundle) -> [AnyObject] {
    let environment = NibEnvironment(bundle: bundle, owner: owner, externalObjects: externalObjects)
    return NibInstantiation(document, uninstalled, environment).topLevelObjects
  }
}
