internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// A xib's file.
@MainActor
final class NibFile: NibContents {
  private let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  func instantiate(owner: AnyObject?, externalObjects: [String: AnyObject], in bundle: Bundle) -> [AnyObject] {
    let environment = NibEnvironment(bundle: bundle, owner: owner, externalObjects: externalObjects)
    return NibInstantiation(document, environment).topLevelObjects
  }
}
