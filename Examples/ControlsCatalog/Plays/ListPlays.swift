import CairnHost
import UIKit

extension CatalogPlay {
  static let listPlays: [CatalogPlay] = [
    onCells("row") { page, stage, film in
      let host = stage.host
      guard let cell = page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) else { return }
      let point = host.point(cell)
      film.shoot("at rest")
      host.down(point)
      film.shoot("down", after: 0.2)
      host.up(point)
      film.shoot("selected", after: 0.2)
    },
    onCells("swipe") { page, stage, film in
      let host = stage.host
      guard let cell = page.tableView.cellForRow(at: IndexPath(row: 3, section: 0)) else { return }
      let start = host.point(cell)
      host.down(start)
      let open = CGPoint(x: start.x - 120, y: start.y)
      host.move(0, from: start, to: open, 0.3)
      film.shoot("swiping")
      host.up(open)
      film.shoot("open", after: 0.5)
      host.tap(CGPoint(x: start.x, y: start.y + 200))
      film.shoot("closed", after: 0.6)
      let far = CGPoint(x: start.x + 120, y: start.y)
      host.down(start)
      host.move(0, from: start, to: far, 0.3)
      host.up(far)
      film.shoot("leading side", after: 0.5)
    },
    onCells("refresh") { _, stage, film in
      let host = stage.host
      let start = CGPoint(x: 200, y: 300)
      host.down(start)
      let end = CGPoint(x: 200, y: 520)
      host.move(0, from: start, to: CGPoint(x: 200, y: 380), 0.2)
      film.shoot("pulling")
      host.move(0, from: CGPoint(x: 200, y: 380), to: end, 0.3)
      film.shoot("pulled")
      host.up(end)
      film.shoot("refreshing", after: 0.5)
    },
  ]

  private static func onCells(
    _ name: String, _ act: @escaping (CellsPage, CatalogStage, Film) -> Void
  ) -> CatalogPlay {
    CatalogPlay(name: name) { look, isRolling in
      let page = CellsPage(style: .insetGrouped)
      let stage = CatalogStage(page, title: "Cells", look: look)
      defer { stage.host.close() }
      stage.host.advance(by: 0.5)
      let film = Film(stage.host, isRolling: isRolling)
      act(page, stage, film)
      return (film, page.events)
    }
  }
}
