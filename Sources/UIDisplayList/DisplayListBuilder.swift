public import Foundation
public import UIGeometry

/// Collects draw commands into a display list.
///
/// Unbalanced use is harmless: surplus ends are ignored, missing ones are supplied by `build()`.
public struct DisplayListBuilder: Sendable {
  private enum Scope {
    case state
    case layer
  }

  private var commands: [DrawCommand] = []
  private var scopes: [Scope] = []

  /// A builder without commands.
  public init() {}

  /// Whether nothing was drawn yet.
  public var isEmpty: Bool { commands.isEmpty }
  /// Number of `save` and `beginLayer` that still wait for their end.
  public var depth: Int { scopes.count }

  /// Appends a command; those with a partner go through `save`, `restore`, `beginLayer` and `endLayer`.
  public mutating func append(_ command: DrawCommand) {
    switch command {
    case .save: save()
    case .restore: restore()
    case .beginLayer(let style): beginLayer(style)
    case .endLayer: endLayer()
    case .list(let list) where list.isEmpty: break
    default: commands.append(command)
    }
  }

  /// Keeps the transform and the clip until `restore()`.
  public mutating func save() {
    commands.append(.save)
    scopes.append(.state)
  }

  /// Ends the latest `save`; without one inside the current layer, nothing happens.
  public mutating func restore() {
    guard scopes.last == .state else { return }
    scopes.removeLast()
    // A pair with nothing in it, or only state changes, draws nothing.
    if let start = commands.lastIndex(where: { !$0.isStateChange }), commands[start] == .save,
      start < commands.endIndex
    {
      commands.removeSubrange(start...)
    } else {
      commands.append(.restore)
    }
  }

  /// What follows, until `endLayer()`, is drawn as one picture with this style.
  public mutating func beginLayer(_ style: LayerStyle) {
    commands.append(.beginLayer(style))
    scopes.append(.layer)
  }

  /// Ends the latest `beginLayer` and every `save` within it.
  public mutating func endLayer() {
    guard scopes.contains(.layer) else { return }
    while scopes.last == .state { restore() }
    scopes.removeLast()
    if case .beginLayer(let style) = commands.last, style.shadow?.path == nil {
      commands.removeLast()
    } else {
      commands.append(.endLayer)
    }
  }

  /// Transforms what follows.
  public mutating func concatenate(_ transform: CGAffineTransform) {
    if !transform.isIdentity { commands.append(.concatenate(transform)) }
  }

  /// Fills a rectangle, in points.
  public mutating func fill(_ rect: CGRect, _ color: Color) {
    if color.alpha > 0, !rect.isEmpty { commands.append(.fillRect(rect, .color(color))) }
  }

  /// Fills a path.
  public mutating func fill(_ path: Path, _ paint: Paint, rule: FillRule = .winding) {
    guard !path.isEmpty else { return }
    commands.append(.fillPath(path, paint, rule))
  }

  /// Strokes a path.
  public mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0 else { return }
    commands.append(.strokePath(path, paint, style))
  }

  /// Draws glyphs; `origin` is that of the run, on the baseline.
  public mutating func draw(_ run: GlyphRun, at origin: CGPoint) {
    if !run.glyphs.isEmpty { commands.append(.glyphs(run, at: origin)) }
  }

  /// Draws a picture.
  public mutating func draw(_ image: ImageDrawing) { commands.append(.image(image)) }

  /// Draws another list, in the present coordinates.
  public mutating func draw(_ list: DisplayList) { append(.list(list)) }

  /// The list so far, with missing ends supplied. The builder can go on.
  public func build() -> DisplayList {
    var copy = self
    while let scope = copy.scopes.last {
      switch scope {
      case .state: copy.restore()
      case .layer: copy.endLayer()
      }
    }
    return DisplayList(commands: copy.commands)
  }
}

extension DrawCommand {
  /// Whether the command only changes the state that `restore` takes back.
  var isStateChange: Bool {
    switch self {
    case .concatenate, .clipRect, .clipPath, .clipMask, .setAntialias: true
    default: false
    }
  }
}
