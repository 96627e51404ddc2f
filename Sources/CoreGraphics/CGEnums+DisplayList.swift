package import UIDisplayList

// From Core Graphics' enumerations to the display list's.

extension CGLineCap {
  package var recorded: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  package var recorded: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension CGPathFillRule {
  package var recorded: FillRule { self == .winding ? .winding : .evenOdd }
}

extension CGBlendMode {
  package var recorded: BlendMode { BlendMode.allCases[Int(rawValue)] }

  /// Whether the mode changes pixels to which a drawing gives no colour: Core Graphics limits it to the drawing's shape.
  var changesSurroundings: Bool {
    switch self {
    case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension CGInterpolationQuality {
  package var recorded: ImageDrawing.Interpolation {
    switch self {
    case .none: .nearest
    case .high: .high
    case .default, .low, .medium: .linear
    }
  }
}
