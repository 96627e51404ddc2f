import CairnHost
import UIKit

extension CatalogPlay {
  static let buttonPlays: [CatalogPlay] = [
    onStates("button", { ButtonsPage() }, area: { $1.area(around: $0.button, 20) }) { page, stage, film in
      let host = stage.host
      let point = host.point(page.button)
      film.shoot("normal")
      host.down(point)
      film.shoot("down", after: 0.1)
      let away = CGPoint(x: point.x, y: point.y + 130)
      host.move(0, from: point, to: away, 0.2)
      film.shoot("outside")
      host.move(0, from: away, to: point, 0.2)
      film.shoot("inside again")
      host.up(point)
      film.shoot("let go", after: 0.3)
    },
    onStates("configured-button", { ConfiguredButtonsPage() }, area: { $1.area(around: $0.button, 20) }) {
      page, stage, film in
      let host = stage.host
      let point = host.point(page.button)
      film.shoot("normal")
      host.down(point)
      film.shoot("down", after: 0.1)
      host.up(point)
      film.shoot("let go", after: 0.3)
    },
    onStates("menu", { ButtonDetailsPage() }, area: { _, _ in nil }) { page, stage, film in
      let host = stage.host
      let app = InterfaceApplication(host)
      host.tap(page.menuButton)
      film.shoot("opening", after: 0.1)
      film.shoot("open", after: 0.5)
      app.buttons["Copy"].tap()
      film.shoot("closing", after: 0.1)
      host.advance(by: 0.5)
      host.tap(page.popUpButton)
      film.shoot("pop-up", after: 0.6)
      app.buttons["Large"].tap()
      film.shoot("chosen", after: 0.6)
    },
  ]
}
