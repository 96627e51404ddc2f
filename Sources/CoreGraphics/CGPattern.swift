public import Foundation
import UIDisplayList

/// How the cells of a pattern may be moved to fit pixels. Kept; cells stand where they are.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion
  case constantSpacing
}

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Lets go what a pattern's callbacks are given.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What draws a pattern.
///
/// DEVIATION: Swift closures, where Apple's are functions of C: contexts are classes of Swift.
public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// A drawing that repeats.
///
/// DEVIATION: the matrix leads to the coordinates in force where something is filled, not to those of the page.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgpattern>
public final class CGPattern {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let step: CGSize
  fileprivate let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// - Parameters:
  ///   - info: given to the callbacks.
  ///   - bounds: the cell's extent, in points of the pattern's coordinates.
  ///   - matrix: from those coordinates to what is filled.
  ///   - xStep: from one cell to the next, in points.
  ///   - yStep: from one row to the next.
  ///   - tiling: kept.
  ///   - isColored: whether the cell sets its colours itself.
  ///   - callbacks: draw the cell.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep != 0, yStep != 0 else { return nil }
    (self.info, self.bounds, self.matrix, self.isColored) = (info, bounds, matrix, isColored)
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// - Parameter color: of a cell that sets no colours.
  fileprivate func paint(_ color: CGColor?, phase: CGSize) -> Paint {
    let context = CGContext(recording: bounds)
    if let color {
      context.setFillColor(color)
      context.setStrokeColor(color)
    }
    callbacks.drawPattern?(info, context)
    let shift = CGAffineTransform(translationX: phase.width, y: phase.height)
    return .pattern(
      Pattern(cell: context.displayList, bounds: bounds, step: step, transform: matrix.concatenating(shift)))
  }
}

extension CGColorSpace {
  /// The space of patterns; of those without colours, over the space of the colour that they take.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(name: baseSpace?.name, model: .pattern, numberOfComponents: baseSpace?.numberOfComponents ?? 0)
  }
}

extension CGContext {
  /// Fills with a pattern from now on.
  ///
  /// - Parameters:
  ///   - pattern: what repeats.
  ///   - components: the opacity; for a pattern without colours, before it the colour in the pattern space's base.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    state.fill = paint(pattern, state.fillSpace, components)
  }
  /// Strokes with a pattern from now on.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    state.stroke = paint(pattern, state.strokeSpace, components)
  }
  /// Moves the patterns that are set from now on, in points.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  private func paint(_ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>) -> Paint {
    var color: CGColor?
    if !pattern.isColored {
      let base = space.name.flatMap { CGColorSpace(name: $0) } ?? Self.space(of: space.numberOfComponents)
      color = CGColor(colorSpace: base, components: components)
    }
    return pattern.paint(color, phase: state.patternPhase)
  }

  private static func space(of components: Int) -> CGColorSpace {
    switch components {
    case 1: .deviceGray
    case 4: .deviceCMYK
    default: .deviceRGB
    }
  }
}
