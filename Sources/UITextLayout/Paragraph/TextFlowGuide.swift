public import Foundation

/// Says where text may flow: what `TextFlow` asks while it places lines.
public protocol TextFlowGuide: AnyObject {
  /// A region, or nil after the last.
  func region(_ index: Int) -> TextFlow.Region?
  /// What is free of a rectangle that is proposed for a line, in the region's coordinates.
  func room(for proposed: CGRect, in region: Int, at character: Int) -> TextFlow.Room
  /// Where to look for room next when nothing is free at `y`; more than `y`.
  func place(below y: CGFloat, in region: Int) -> CGFloat
  /// Whether `mayBreak(before:)` says more than yes.
  var asksForBreaks: Bool { get }
  /// Whether a line may end before a character, at a place where its text lets it.
  func mayBreak(before character: Int) -> Bool
  /// The distance to keep in place of the paragraph's own, in points.
  func spacing(_ kind: TextFlow.Spacing, standard: CGFloat, at character: Int, in rect: CGRect) -> CGFloat
  /// Changes a line that has been placed.
  func adjust(_ fragment: inout TextFlow.Fragment)
}
