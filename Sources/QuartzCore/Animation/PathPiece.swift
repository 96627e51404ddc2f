internal import UIDisplayList
internal import UIGeometry

/// A line or a curve of a path.
struct PathPiece {
  private enum Form {
    case line
    case quad(CGPoint)
    case cubic(CGPoint, CGPoint)
  }

  let start: CGPoint
  let end: CGPoint
  private let form: Form

  static func pieces(of path: Path) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint, _ form: Form) {
      pieces.append(PathPiece(start: current, end: end, form: form))
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let to): (current, start) = (to, to)
      case .line(let to): add(to, .line)
      case .quad(let to, let control): add(to, .quad(control))
      case .cubic(let to, let first, let second): add(to, .cubic(first, second))
      case .close: if current != start { add(start, .line) }
      }
    }
    return pieces
  }

  /// Points after the start, close enough to walk along at an even pace.
  var points: [CGPoint] {
    if case .line = form { return [end] }
    return (1...16).map { point(at: CGFloat($0) / 16) }
  }

  /// - Parameter share: of the curve's parameter, 0…1.
  func point(at share: CGFloat) -> CGPoint {
    switch form {
    case .line: return mix(start, end, share)
    case .quad(let control): return mix(mix(start, control, share), mix(control, end, share), share)
    case .cubic(let first, let second):
      let (a, b, c) = (mix(start, first, share), mix(first, second, share), mix(second, end, share))
      return mix(mix(a, b, share), mix(b, c, share), share)
    }
  }

  private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
