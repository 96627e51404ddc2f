internal import DocumentEditing
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder
internal import UITraits

/// Where layout puts the views of two revisions of a document.
@MainActor
struct LayoutDifference {
  /// Two views are where they were within this distance, in points.
  static let tolerance = 0.5

  let old: SyntaxTree
  let new: SyntaxTree

  /// The views that are elsewhere, or have another size, on a device.
  func changes(on device: Device, landscape: Bool) throws(DocumentError) -> [Change] {
    let before = try LaidOutScene.all(old.bytes, path: old.path, device: device, landscape: landscape)
    let after = try LaidOutScene.all(new.bytes, path: new.path, device: device, landscape: landscape)
    let known = Dictionary(uniqueKeysWithValues: LaidOutScene.byPlace(before))
    let facts = DocumentFacts(new)
    var result: [Change] = []
    for (place, scene) in LaidOutScene.byPlace(after) {
      guard let was = known[place]?.frames else { continue }
      let isNow = scene.frames
      for id in facts.order where was[id] != nil || isNow[id] != nil {
        guard let object = facts.objects[id], !Self.isSame(was[id], isNow[id]), was[id] != nil, isNow[id] != nil else {
          continue
        }
        var change = Change(kind: .changed, subject: .frame, scene: object.scene)
        change.sceneName = facts.scenes.first { $0.id == object.scene }?.name
        change.object = id
        change.objectName = object.name
        change.path = object.path
        change.name = device.name + (landscape ? ", landscape" : "")
        change.old = was[id].map(Self.words)
        change.new = isNow[id].map(Self.words)
        result.append(change)
      }
    }
    return result
  }

  static func isSame(_ first: CGRect?, _ second: CGRect?, within tolerance: CGFloat = tolerance) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return abs(first.minX - second.minX) <= tolerance && abs(first.minY - second.minY) <= tolerance
      && abs(first.width - second.width) <= tolerance && abs(first.height - second.height) <= tolerance
  }

  static func words(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      ValueWords.number("\(Double($0))") ?? ""
    }
    return "(" + numbers.joined(separator: ", ") + ")"
  }
}
