import CairnHost
import UIKit

extension CatalogPlay {
  /// Switch, slider, stepper, segments, page control, colour well.
  static let valuePlays: [CatalogPlay] = [
    onStates("switch", { ValuesPage() }, area: { $1.area(around: $0.toggle) }) { page, stage, film in
      let host = stage.host
      let point = host.point(page.toggle)
      film.shoot("off")
      host.down(point)
      film.shoot("down", after: 0.1)
      host.up(point)
      film.shoot("let go", after: 0.08)
      film.shoot("sliding", after: 0.08)
      film.shoot("on", after: 0.3)
    },
    onStates("slider", { ValuesPage() }, area: { $1.area(around: $0.slider) }) { page, stage, film in
      let host = stage.host
      let thumb = page.slider.thumbRect(
        forBounds: page.slider.bounds, trackRect: page.slider.trackRect(forBounds: page.slider.bounds),
        value: page.slider.value)
      let start = page.slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
      film.shoot("at rest")
      host.down(start)
      film.shoot("down", after: 0.1)
      let toRight = CGPoint(x: start.x + 60, y: start.y)
      host.move(0, from: start, to: toRight, 0.2)
      film.shoot("to the right")
      let back = CGPoint(x: start.x - 40, y: start.y)
      host.move(0, from: toRight, to: back, 0.2)
      film.shoot("to the left")
      host.up(back)
      film.shoot("let go", after: 0.3)
    },
    onStates("stepper", { ValuesPage() }, area: { $1.area(around: $0.stepper) }) { page, stage, film in
      let host = stage.host
      let plus = host.point(
        page.stepper, dx: page.stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -24 : 24)
      film.shoot("at 0")
      host.down(plus)
      film.shoot("plus down", after: 0.1)
      film.shoot("held", after: 1)
      host.up(plus)
      film.shoot("let go", after: 0.2)
    },
    onStates("segments", { ValuesPage() }, area: { $1.area(around: $0.segments) }) { page, stage, film in
      let host = stage.host
      let third = host.point(
        page.segments, dx: page.segments.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -110 : 110)
      film.shoot("first")
      host.down(third)
      film.shoot("third down", after: 0.1)
      host.up(third)
      film.shoot("sliding", after: 0.1)
      film.shoot("third", after: 0.4)
    },
    onStates("pages", { IndicatorsPage() }, area: { $1.area(around: $0.pages) }) { page, stage, film in
      let host = stage.host
      let isMirrored = page.pages.effectiveUserInterfaceLayoutDirection == .rightToLeft
      film.shoot("first")
      host.tap(host.point(page.pages, dx: isMirrored ? -40 : 40))
      film.shoot("second", after: 0.3)
      let start = host.point(page.pages)
      host.down(start)
      host.move(0, from: start, to: CGPoint(x: start.x + (isMirrored ? -40 : 40), y: start.y), 0.3)
      film.shoot("scrubbing")
      host.up(CGPoint(x: start.x + (isMirrored ? -40 : 40), y: start.y))
      film.shoot("let go", after: 0.3)
    },
    onStates("activity", { IndicatorsPage() }, area: { $1.area(around: $0.wheel) }) { _, _, film in
      for step in 0..<5 { film.shoot("\(step)", after: 0.13) }
    },
    onStates("progress", { IndicatorsPage() }, area: { $1.area(around: $0.progress) }) { page, _, film in
      film.shoot("a quarter")
      page.progress.setProgress(0.9, animated: true)
      for _ in 0..<3 { film.shoot("growing", after: 0.1) }
    },
    onStates("colour-well", { IndicatorsPage() }, area: { _, _ in nil }) { page, stage, film in
      stage.host.tap(page.well)
      film.shoot("opening", after: 0.2)
      film.shoot("open", after: 0.6)
      stage.host.tap(CGPoint(x: 200, y: 300))
      film.shoot("chosen", after: 0.2)
    },
  ]
}
