public import Foundation
package import UIDisplayList

/// Colours along a gradient. Immutable.
public final class CGGradient: Sendable {
  package let stops: [Gradient.Stop]
  package let interpolation: Gradient.Interpolation

  init(stops: [Gradient.Stop], interpolation: Gradient.Interpolation) {
    self.stops = stops
    self.interpolation = interpolation
  }

  /// - Parameters:
  ///   - space: the space in which colours are mixed; nil for Core Graphics' generic RGB of gamma 1.8.
  ///   - colors: `CGColor` values.
  ///   - locations: 0…1, one for each colour; nil spreads them evenly.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)
      return Gradient.Stop(location: Double(locations?[index] ?? even), color: color.color)
    }
    self.init(stops: stops, interpolation: Self.interpolation(of: space))
  }

  /// - Parameters:
  ///   - space: The colour space.
  ///   - components: each colour's components in `colorSpace` and its alpha, one colour after the other.
  ///   - locations: Where each colour stands, 0 … 1; nil for equal distances.
  ///   - count: number of colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    var stops: [Gradient.Stop] = []
    for index in 0..<count {
      let values = Array(UnsafeBufferPointer(start: components + index * width, count: width))
      guard let color = space.color(values) else { return nil }
      let even = count == 1 ? 0 : CGFloat(index) / CGFloat(count - 1)
      stops.append(Gradient.Stop(location: Double(locations?[index] ?? even), color: color))
    }
    self.init(stops: stops, interpolation: Self.interpolation(of: space))
  }

  private static func interpolation(of space: CGColorSpace?) -> Gradient.Interpolation {
    guard let space else { return .gamma18 }
    let linear = [CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.genericRGBLinear]
    return space.name.map(linear.contains) == true ? .linear : .sRGB
  }
}

/// Core Foundation's array, in which Core Graphics takes lists of objects.
public typealias CFArray = NSArray
