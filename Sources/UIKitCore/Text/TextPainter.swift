internal import UIDisplayList
internal import UITextLayout

/// Draws laid-out text into the current graphics context.
enum TextPainter {
  /// What is drawn of a text.
  struct Parts: OptionSet {
    let rawValue: Int
    /// Rectangles behind it.
    static let backgrounds = Parts(rawValue: 1 << 0)
    /// Letters and pictures.
    static let glyphs = Parts(rawValue: 1 << 1)
    static let underlines = Parts(rawValue: 1 << 2)
    static let strikethroughs = Parts(rawValue: 1 << 3)
    static let all: Parts = [.backgrounds, .glyphs, .underlines, .strikethroughs]
  }

  /// - Parameters:
  ///   - origin: top left of the layout, in the context's coordinates, in points.
  ///   - color: replaces the runs' colours, for shadows and highlights.
  static func draw(
    _ layout: TextLayout, runs: [TextRun], at origin: CGPoint, rightToLeft: Bool, color: Color? = nil,
    parts: Parts = .all
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let mode = context.textMode
    var clip: [DrawCommand] = []
    for line in layout.lines {
      let baseline = origin.y + line.top + line.ascent
      for segment in line.segments + (line.marker.map { [$0] } ?? []) {
        let run = runs[segment.run]
        let start = CGPoint(x: origin.x + line.x + segment.x, y: baseline - run.baselineOffset)
        if let background = run.background, color == nil, parts.contains(.backgrounds) {
          let box = CGRect(x: start.x, y: origin.y + line.top, width: segment.width, height: line.height)
          context.record([.fillRect(box, .color(background))])
        }
        let ink = color ?? run.color
        var letters = parts.contains(.glyphs) ? commands(run, segment, start, ink, replaces: color != nil) : []
        if mode != .fill, run.attachment == nil {
          if mode.clips { clip += letters }
          letters = letters.compactMap { outlined($0, by: mode, context.lineStyle, ink) }
        }
        let commands = letters + (run.attachment == nil ? decoration(run, segment, start, ink, parts) : [])
        if let shadow = run.shadow, color == nil, !commands.isEmpty {
          context.record([.beginLayer(LayerStyle(shadow: shadow))] + commands + [.endLayer])
        } else {
          context.record(commands)
        }
      }
    }
    if mode.clips { context.clip(toMask: DisplayList(commands: clip)) }
  }

  /// Letters as the context's mode has them drawn; nil for not at all. Lines are as wide as the context's.
  ///
  /// UIKIT: in the text's colour, not in that of the context's lines: labels whose text colour is that of the outline
  /// while they draw in mode `stroke` are the usual way to outline them.
  private static func outlined(
    _ command: DrawCommand, by mode: CGTextDrawingMode, _ line: StrokeStyle, _ color: Color
  ) -> DrawCommand? {
    guard case .glyphs(var run, let origin) = command else { return command }
    switch mode {
    case .fill, .fillClip: break
    case .invisible, .clip: return nil
    case .stroke, .strokeClip: run.outline = .init(color: color, style: line, fills: false)
    case .fillStroke, .fillStrokeClip: run.outline = .init(color: color, style: line, fills: true)
    }
    return .glyphs(run, at: origin)
  }

  /// - Parameter replaces: whether the colour stands in place of that of outlines, too.
  private static func commands(
    _ run: TextRun, _ segment: TextLine.Segment, _ start: CGPoint, _ color: Color, replaces: Bool
  ) -> [DrawCommand] {
    if let box = run.attachment {
      guard !box.drawing.isEmpty else { return [] }
      let top = start.y + box.descent - box.size.height
      return [
        .save, .concatenate(CGAffineTransform(translationX: start.x, y: top)), .list(box.drawing), .restore,
      ]
    }
    let expansion = run.expansion
    // Widened letters are those of the usual width, drawn wider.
    let advances = expansion == 1 || expansion <= 0 ? segment.advances : segment.advances.map { $0 / expansion }
    let glyphs =
      TextServices.current.shaper?.shape(
        segment.text, advances: advances, font: run.font, color: color, rightToLeft: segment.isRightToLeft) ?? []
    return glyphs.map { shaped in
      var glyphs = shaped
      glyphs.skew = run.skew
      if expansion != 1 {
        glyphs.horizontalScale *= expansion
        for index in glyphs.glyphs.indices { glyphs.glyphs[index].position.x *= expansion }
      }
      if let outline = run.outline {
        glyphs.outline = .init(
          color: replaces ? color : outline.color ?? color, style: StrokeStyle(width: outline.width * run.font.size),
          fills: outline.fills)
      }
      return .glyphs(glyphs, at: start)
    }
  }

  /// Lines under the text and through it.
  private static func decoration(
    _ run: TextRun, _ segment: TextLine.Segment, _ start: CGPoint, _ color: Color, _ parts: Parts
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    func add(_ line: TextRun.Line, y: CGFloat) {
      let thickness = max(run.font.size / 18, 0.5) * line.weight
      let paint = Paint.color(line.color ?? color)
      for stretch in stretches(line, segment, thickness) {
        let box = CGRect(
          x: start.x + stretch.lowerBound, y: y, width: stretch.upperBound - stretch.lowerBound, height: thickness)
        commands.append(.fillRect(box, paint))
        if line.isDouble { commands.append(.fillRect(box.offsetBy(dx: 0, dy: 2 * thickness), paint)) }
      }
    }
    if parts.contains(.underlines), let line = run.underline { add(line, y: start.y + run.font.size * 0.1) }
    if parts.contains(.strikethroughs), let line = run.strikethrough { add(line, y: start.y - run.font.size * 0.27) }
    return commands
  }

  /// Where a line is drawn, from the segment's left.
  private static func stretches(
    _ line: TextRun.Line, _ segment: TextLine.Segment, _ thickness: CGFloat
  ) -> [Range<CGFloat>] {
    var words = [0..<max(segment.width, 0)]
    if line.isByWord {
      words = []
      var x: CGFloat = 0
      for (character, advance) in zip(segment.text, segment.advances) {
        let end = x + max(advance, 0)
        defer { x = end }
        if character.isWhitespace { continue }
        if let last = words.last, last.upperBound == x {
          words[words.count - 1] = last.lowerBound..<end
        } else {
          words.append(x..<end)
        }
      }
      if segment.isRightToLeft { words = words.map { segment.width - $0.upperBound..<segment.width - $0.lowerBound } }
    }
    let cycle = line.pattern.reduce(0, +) * thickness
    guard cycle > 0, segment.width / cycle < 10_000 else { return words }
    return words.flatMap { word in
      var pieces: [Range<CGFloat>] = []
      var x = (word.lowerBound / cycle).rounded(.down) * cycle
      while x < word.upperBound {
        for (index, length) in line.pattern.enumerated() {
          let end = x + length * thickness
          let piece = max(x, word.lowerBound)..<max(min(end, word.upperBound), max(x, word.lowerBound))
          if index % 2 == 0, !piece.isEmpty { pieces.append(piece) }
          x = end
        }
      }
      return pieces
    }
  }
}

extension CGTextDrawingMode {
  /// Whether letters become the clip.
  fileprivate var clips: Bool {
    switch self {
    case .fillClip, .strokeClip, .fillStrokeClip, .clip: true
    case .fill, .stroke, .fillStroke, .invisible: false
    }
  }
}
