import CCairo
import Foundation
import UIDisplayList
import UIGeometry

/// Plays display lists onto one Cairo context.
final class Player {
  /// Lists nested deeper are not played: a program could build them without end.
  private static let maximumDepth = 256

  /// What waits for its end.
  private enum Scope {
    case state
    case layer(LayerStyle)
    /// A clip mask: ends with the scope that it was set in.
    case mask(DisplayList)
  }

  let cairo: Cairo
  /// Whether the target keeps shapes rather than pixels.
  let isVector: Bool
  private var scopes: [Scope] = []
  private let depth: Int

  init(_ cairo: Cairo, isVector: Bool, depth: Int = 0) {
    self.cairo = cairo
    self.isVector = isVector
    self.depth = depth
  }

  /// Pixels per unit of the current coordinates for what must be drawn as pixels.
  var pixelsPerUnit: CGFloat { cairo.currentScale * (isVector ? 3 : 1) }

  func play(_ list: DisplayList) {
    guard depth < Self.maximumDepth, !list.isEmpty else { return }
    cairo_save(cairo)
    for command in list.commands { play(command) }
    while !scopes.isEmpty { endScope() }
    cairo_restore(cairo)
  }

  /// Plays a list on another context, one level deeper.
  func play(_ list: DisplayList, on other: Cairo) {
    Player(other, isVector: isVector && other == cairo, depth: depth + 1).play(list)
  }

  private func play(_ command: DrawCommand) {
    switch command {
    case .save:
      cairo_save(cairo)
      scopes.append(.state)
    case .restore: end(.state)
    case .concatenate(let transform): cairo.transform(transform)
    case .clipRect(let rect):
      cairo_new_path(cairo)
      cairo.addRect(rect)
      cairo_clip(cairo)
    case .clipPath(let path, let rule):
      cairo.setPath(path)
      cairo_set_fill_rule(cairo, rule.cairo)
      cairo_clip(cairo)
    case .clipMask(let list):
      cairo_push_group(cairo)
      scopes.append(.mask(list))
    case .setAntialias(let isOn):
      cairo_set_antialias(cairo, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    case .fillRect(let rect, let paint):
      cairo_new_path(cairo)
      cairo.addRect(rect)
      fill(paint, .winding)
    case .fillPath(let path, let paint, let rule):
      cairo.setPath(path)
      fill(paint, rule)
    case .strokePath(let path, let paint, let style):
      guard style.width > 0 else { return }
      cairo.setPath(path)
      cairo.setStroke(style)
      if setSource(paint) { cairo_stroke(cairo) }
    case .glyphs(let run, let origin): GlyphPlayer.draw(run, at: origin, on: cairo)
    case .image(let drawing): ImagePlayer(cairo: cairo, drawing: drawing).draw()
    case .beginLayer(let style): begin(style)
    case .endLayer: end(.layer(LayerStyle()))
    case .backdrop(let backdrop): BackdropPlayer(player: self).draw(backdrop)
    case .list(let list): play(list, on: cairo)
    }
  }

  // MARK: Fills

  private func fill(_ paint: Paint, _ rule: FillRule) {
    cairo_set_fill_rule(cairo, rule.cairo)
    if setSource(paint) { cairo_fill(cairo) } else { cairo_new_path(cairo) }
  }

  /// Whether there is something to paint with.
  private func setSource(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color):
      cairo.setColor(color)
      return color.alpha > 0
    case .gradient(let gradient):
      guard let pattern = GradientPattern.make(gradient) else { return false }
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
      return true
    case .pattern(let pattern): return PatternPlayer(player: self, pattern: pattern).setSource()
    }
  }

  // MARK: Scopes

  private func begin(_ style: LayerStyle) {
    cairo_save(cairo)
    scopes.append(.layer(style))
    if style.isTransparent { return }
    if let area = Self.area(of: style) {
      cairo_new_path(cairo)
      cairo.addRect(area)
      cairo_clip(cairo)
    }
    cairo_push_group(cairo)
  }

  /// What a group and its shadow cover, with room for smoothed edges; nil when unknown.
  private static func area(of style: LayerStyle) -> CGRect? {
    guard var area = style.bounds, !area.isNull else { return nil }
    if let shadow = style.shadow {
      let caster = shadow.path.map { $0.boundingBox } ?? area
      let reach = shadow.deviation * 3 + 1
      if !caster.isNull {
        area = area.union(
          caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach))
      }
    }
    let reach = style.blur * 3 + 1
    area = area.insetBy(dx: -reach, dy: -reach)
    return [area.minX, area.minY, area.maxX, area.maxY].allSatisfy(\.isFinite) ? area : nil
  }

  /// Ends the latest scope of a kind with all within it; without one nothing happens.
  private func end(_ kind: Scope) {
    let index = scopes.lastIndex { scope in
      switch (scope, kind) {
      case (.state, .state), (.layer, .layer): true
      default: false
      }
    }
    guard let index else { return }
    // A surplus restore inside a layer must not end what began outside it.
    if case .state = kind, scopes[index...].contains(where: { if case .layer = $0 { true } else { false } }) { return }
    while scopes.count > index { endScope() }
  }

  private func endScope() {
    switch scopes.removeLast() {
    case .state: cairo_restore(cairo)
    case .mask(let list):
      guard let group = cairo_pop_group(cairo) else { return }
      if let masked = LayerCompositor(player: self).masked(group, by: list) {
        cairo_set_source(cairo, masked)
        cairo_paint(cairo)
        cairo_pattern_destroy(masked)
      }
    case .layer(let style):
      if !style.isTransparent, let group = cairo_pop_group(cairo) {
        LayerCompositor(player: self).draw(group, style)
      }
      cairo_restore(cairo)
    }
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}
