import CairnHost
import UIKit

extension CatalogPlay {
  static let pickerPlays: [CatalogPlay] = [
    onStates("picker", { PickersPage() }, area: { $1.area(around: $0.picker) }) { page, stage, film in
      let host = stage.host
      let isMirrored = page.picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let start = host.point(page.picker, dx: isMirrored ? 80 : -80)
      film.shoot("at rest")
      host.down(start)
      let end = CGPoint(x: start.x, y: start.y - 60)
      host.move(0, from: start, to: end, 0.15)
      film.shoot("turning")
      host.up(end)
      film.shoot("rolling out", after: 0.15)
      film.shoot("settled", after: 1.5)
    },
    onStates("date-wheels", { PickersPage() }, area: { $1.area(around: $0.dates) }) { page, stage, film in
      let host = stage.host
      let isMirrored = page.dates.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let start = host.point(page.dates, dx: isMirrored ? 60 : -60)
      film.shoot("at rest")
      host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 40), duration: 0.2)
      film.shoot("rolling out", after: 0.1)
      film.shoot("settled", after: 1.5)
    },
    onStates("compact-date", { PickersPage() }, area: { _, _ in nil }) { page, stage, film in
      let host = stage.host
      let isMirrored = page.compact.effectiveUserInterfaceLayoutDirection == .rightToLeft
      host.tap(host.point(page.compact, dx: isMirrored ? 40 : -40))
      film.shoot("opening", after: 0.1)
      film.shoot("calendar", after: 0.5)
      host.tap(CGPoint(x: 12, y: 400))
      host.advance(by: 0.5)
      host.tap(host.point(page.compact, dx: isMirrored ? -70 : 70))
      film.shoot("time", after: 0.6)
    },
    onStates("calendar", { CalendarPage() }, area: { $1.area(around: $0.calendar) }) { page, stage, film in
      let host = stage.host
      film.shoot("November")
      host.tap(host.point(page.calendar, dx: 0, dy: 20))
      film.shoot("another day", after: 0.3)
      let isMirrored = page.calendar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let corner = page.calendar.convert(
        CGPoint(x: isMirrored ? 66 : page.calendar.bounds.width - 66, y: 22), to: nil)
      host.tap(corner)
      film.shoot("the month before", after: 0.5)
    },
  ]
}
