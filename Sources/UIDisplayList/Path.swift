public import Foundation
public import UIGeometry

/// A sequence of subpaths made of lines and Bézier curves, in points.
///
/// A value: copies are independent and may cross threads. Angles are in radians and grow from the x axis towards the y
/// axis, that is clockwise on screen, where y grows downwards.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a figure.
    case move(CGPoint)
    /// A line to a point.
    case line(CGPoint)
    /// A quadratic curve to a point.
    case quad(CGPoint, control: CGPoint)
    /// A cubic curve to a point.
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Joins the figure to its start.
    case close
  }

  /// What the path is made of, in points.
  public private(set) var elements: [Element] = []
  /// Where the open subpath began; the place to which `close` returns.
  private var subpathStart = CGPoint.zero

  /// A path without elements.
  public init() {}

  /// A rectangle.
  public init(rect: CGRect) { addRect(rect) }

  /// The ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, radii: CornerRadii, curve: CornerCurve = .circular) {
    addRoundedRect(rect, radii: radii, curve: curve)
  }

  public init(roundedRect rect: CGRect, radius: CGFloat, curve: CornerCurve = .circular) {
    addRoundedRect(rect, radii: CornerRadii(radius), curve: curve)
  }

  /// A path of elements.
  public init(elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; nil while the path is empty.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
    case .close: subpathStart
    }
  }

  /// Begins a subpath. A move that follows a move replaces it.
  public mutating func move(to point: CGPoint) {
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(point))
    subpathStart = point
  }

  /// Adds a line; without a current point nothing happens, as in Core Graphics.
  public mutating func addLine(to point: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.line(point))
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.quad(point, control: control))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.cubic(point, control1: control1, control2: control2))
  }

  /// Closes the subpath; a second `close` in a row changes nothing.
  public mutating func close() {
    if elements.isEmpty || elements.last == .close { return }
    elements.append(.close)
  }

  /// Adds an element.
  public mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quad(let point, let control): addQuadCurve(to: point, control: control)
    case .cubic(let point, let control1, let control2): addCurve(to: point, control1: control1, control2: control2)
    case .close: close()
    }
  }

  /// Appends another path's subpaths, mapped through `transform`.
  public mutating func addPath(_ other: Path, transform: CGAffineTransform = .identity) {
    guard !other.isEmpty else { return }
    let added = transform.isIdentity ? other : other.applying(transform)
    if case .move = elements.last, case .move = added.elements.first { elements.removeLast() }
    elements.append(contentsOf: added.elements)
    subpathStart = added.subpathStart
  }

  /// The path with every point mapped through `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = self
    result.subpathStart = subpathStart.applying(transform)
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quad(let point, let control): .quad(point.applying(transform), control: control.applying(transform))
      case .cubic(let point, let control1, let control2):
        .cubic(
          point.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      case .close: .close
      }
    }
    return result
  }

  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// How overlapping subpaths decide what is inside.
public enum FillRule: String, Hashable, Sendable {
  /// Inside is what the path winds around.
  case winding
  /// Inside is what a line out of crosses the path an odd number of times.
  case evenOdd
}
