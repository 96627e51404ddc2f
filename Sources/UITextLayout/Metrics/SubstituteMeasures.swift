internal import Foundation
internal import Synchronization

/// Measures of faces on the machine, asked of the installed shaper and remembered.
enum SubstituteMeasures {
  private struct Key: Hashable {
    var font: FontDescription
    var text: String
  }

  private struct State {
    var advances: [Key: [Double]?] = [:]
    var metrics: [FontDescription: FontMetrics?] = [:]
  }

  private static let state = Mutex(State())
  /// Faces are asked at one size; advances are proportional to it.
  private static let size: CGFloat = 100

  /// More remembered texts than this are forgotten, so that a program that shows ever new ones does not grow.
  private static let capacity = 20_000

  /// Other faces may show the same text from now on.
  static func forget() { state.withLock { $0 = State() } }

  /// The advances of a text in the faces that show it, in em; nil on a machine without fonts.
  static func em(_ text: String, _ font: FontDescription) -> [Double]? {
    guard let shaper = TextServices.current.shaper else { return nil }
    var font = font
    font.size = size
    font.leading = 0
    let key = Key(font: font, text: text)
    if let known = state.withLock({ $0.advances[key] }) { return known }
    let em = shaper.advances(of: text, font: font)?.map { Double($0 / size) }
    state.withLock { state in
      if state.advances.count >= capacity { state.advances.removeAll() }
      state.advances[key] = .some(em)
    }
    return em
  }

  /// Of a named font that is installed.
  static func metrics(_ font: FontDescription) -> FontMetrics? {
    guard let shaper = TextServices.current.shaper else { return nil }
    var key = font
    key.size = size
    key.leading = 0
    let known = state.withLock { $0.metrics[key] }
    let found = known ?? shaper.metrics(of: key)
    if known == nil { state.withLock { $0.metrics[key] = .some(found) } }
    return found?.scaled(by: font.size / size)
  }
}
