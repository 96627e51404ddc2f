internal import Foundation
internal import UITextLayout

/// Leads text through containers, and asks a layout manager's delegate on the way.
final class TextContainerGuide: TextFlowGuide {
  private let containers: [NSTextContainer]
  private let offsets: TextOffsets
  private let isRightToLeft: Bool
  private let asked: (manager: NSLayoutManager, delegate: any NSLayoutManagerDelegate)?
  private let breaks: ((Int) -> Bool)?

  init(
    _ containers: [NSTextContainer], _ offsets: TextOffsets, isRightToLeft: Bool, asking manager: NSLayoutManager?,
    mayBreak: ((Int) -> Bool)?
  ) {
    (self.containers, self.offsets, self.isRightToLeft, breaks) = (containers, offsets, isRightToLeft, mayBreak)
    asked = manager.flatMap { manager in manager.delegate.map { (manager, $0) } }
  }

  func region(_ index: Int) -> TextFlow.Region? {
    guard containers.indices.contains(index) else { return nil }
    let container = containers[index]
    let size = CGSize(
      width: container.size.width > 0 ? container.size.width : .infinity,
      height: container.size.height > 0 ? container.size.height : .infinity)
    return TextFlow.Region(
      size: size, padding: container.lineFragmentPadding, maximumLines: container.maximumNumberOfLines,
      lastLineBreak: container.lineBreakMode.engineMode)
  }

  func room(for proposed: CGRect, in region: Int, at character: Int) -> TextFlow.Room {
    var remaining = CGRect.zero
    let rect = containers[region].lineFragmentRect(
      forProposedRect: proposed, at: offsets[character], writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      remaining: &remaining)
    return TextFlow.Room(fragment: rect, remaining: remaining)
  }

  func place(below y: CGFloat, in region: Int) -> CGFloat { containers[region].place(below: y) }

  var asksForBreaks: Bool { breaks != nil }
  func mayBreak(before character: Int) -> Bool { breaks?(offsets[character]) ?? true }

  func spacing(_ kind: TextFlow.Spacing, standard: CGFloat, at character: Int, in rect: CGRect) -> CGFloat {
    guard let (manager, delegate) = asked else { return standard }
    let place = offsets[character]
    return switch kind {
    case .line: delegate.layoutManager(manager, lineSpacingAfterGlyphAt: place, withProposedLineFragmentRect: rect)
    case .beforeParagraph:
      delegate.layoutManager(manager, paragraphSpacingBeforeGlyphAt: place, withProposedLineFragmentRect: rect)
    case .afterParagraph:
      delegate.layoutManager(manager, paragraphSpacingAfterGlyphAt: place, withProposedLineFragmentRect: rect)
    }
  }

  func adjust(_ fragment: inout TextFlow.Fragment) {
    guard let (manager, delegate) = asked else { return }
    var (rect, used) = (fragment.rect, fragment.usedRect)
    var baseline = fragment.line.top + fragment.line.ascent - rect.minY
    let isChanged = delegate.layoutManager(
      manager, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline,
      in: containers[fragment.region], forGlyphRange: offsets.range(fragment.line.start..<fragment.line.end))
    guard isChanged else { return }
    fragment.line.x += rect.minX - fragment.rect.minX
    fragment.line.top = rect.minY + baseline - fragment.line.ascent
    (fragment.rect, fragment.usedRect) = (rect, used)
  }
}
