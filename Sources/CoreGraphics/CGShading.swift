public import Foundation

/// Answers with numbers for numbers.
public typealias CGFunctionEvaluateCallback =
  (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// Lets go what a function's callbacks are given.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a function consists of.
public struct CGFunctionCallbacks {
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
    (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
  }
}

/// A function of numbers, such as of a place in a shading to a colour.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgfunction>
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let domain: [CGFloat]
  private let range: [CGFloat]
  private let outputs: Int
  private let callbacks: CGFunctionCallbacks

  /// - Parameters:
  ///   - info: given to the callbacks.
  ///   - domainDimension: how many numbers go in.
  ///   - domain: the least and the greatest value of each; nil for no limits.
  ///   - rangeDimension: how many come out.
  ///   - range: their limits; nil for none.
  ///   - callbacks: the function itself.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0 else { return nil }
    self.info = info
    self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: 2 * domainDimension)) } ?? []
    self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: 2 * rangeDimension)) } ?? []
    outputs = rangeDimension
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The values at a share of the way through the domain.
  fileprivate func values(at share: CGFloat) -> [CGFloat] {
    var input = domain.count < 2 ? share : domain[0] + (domain[1] - domain[0]) * share
    var output = [CGFloat](repeating: 0, count: outputs)
    callbacks.evaluate?(info, &input, &output)
    guard range.count == 2 * outputs else { return output }
    return output.enumerated().map { min(max($1, range[2 * $0]), range[2 * $0 + 1]) }
  }
}

/// Colours along a line or between two circles, by a function.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgshading>
public final class CGShading {
  private enum Shape {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }
  /// How often the function is asked.
  private static let steps = 64

  private let shape: Shape
  private let gradient: CGGradient
  private let options: CGGradientDrawingOptions

  /// A shading along a line. The function gives the components of a colour of `space`, with its alpha.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) { self.init(.axial(start, end), space, function, extendStart, extendEnd) }

  /// A shading between two circles.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) { self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd) }

  private init?(_ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ before: Bool, _ after: Bool) {
    let places = (0...Self.steps).map { CGFloat($0) / CGFloat(Self.steps) }
    let width = space.numberOfComponents + 1
    let components: [CGFloat] = places.flatMap { place -> [CGFloat] in
      // What a function leaves out is opaque.
      Array((function.values(at: place) + [1, 1, 1, 1, 1]).prefix(width))
    }
    guard
      let gradient = CGGradient(
        colorSpace: space, colorComponents: components, locations: places, count: places.count)
    else { return nil }
    (self.shape, self.gradient) = (shape, gradient)
    var options: CGGradientDrawingOptions = []
    if before { options.insert(.drawsBeforeStartLocation) }
    if after { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  fileprivate func draw(in context: CGContext) {
    switch shape {
    case .axial(let start, let end): context.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial(let start, let first, let end, let last):
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: first, endCenter: end, endRadius: last, options: options)
    }
  }
}

extension CGContext {
  /// Fills what the clip leaves with a shading.
  public func drawShading(_ shading: CGShading) { shading.draw(in: self) }
}
