internal import Foundation
internal import InterfaceBuilder

extension IBElement {
  /// The frame that the view was saved with, in its superview; nil where the document has none.
  ///
  /// Shares of what the superview leaves, which the first Xcode 8 wrote for views without constraints, are not read.
  var savedFrame: CGRect? {
    if let frame = rect(key: "frame") { return frame }
    guard let inset = child(key: "frameInset", "frame"),
      ["minX", "minY", "maxX", "maxY"].allSatisfy({ inset.string($0) == nil || inset.number($0) != nil })
    else { return nil }
    let around = sequence(first: self, next: \.parent).dropFirst().lazy.compactMap(\.savedFrame).first
    return around.flatMap { insetFrame(in: $0.size) }
  }
}
