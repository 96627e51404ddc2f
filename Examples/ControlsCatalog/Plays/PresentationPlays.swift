import CairnHost
import UIKit

extension CatalogPlay {
  static let presentationPlays: [CatalogPlay] = [
    onStates("alert", { PresentationsPage() }, area: { _, _ in nil }) { page, stage, film in
      page.showAlert()
      film.shoot("opening", after: 0.1)
      film.shoot("alert", after: 0.6)
      InterfaceApplication(stage.host).buttons["Delete"].tap()
      stage.host.advance(by: 0.6)
      page.showLogin()
      film.shoot("with fields", after: 0.8)
    },
    onStates("action-sheet", { PresentationsPage() }, area: { _, _ in nil }) { page, stage, film in
      page.showActionSheet()
      film.shoot("opening", after: 0.2)
      film.shoot("open", after: 0.6)
      InterfaceApplication(stage.host).buttons["Save"].tap()
      film.shoot("closing", after: 0.2)
      stage.host.advance(by: 0.6)
    },
    onStates("context-menu", { PresentationsPage() }, area: { _, _ in nil }) { page, stage, film in
      let host = stage.host
      host.down(host.point(page.anchor))
      film.shoot("pressing", after: 0.3)
      film.shoot("open", after: 0.8)
      host.up(host.point(page.anchor))
      host.tap(CGPoint(x: 200, y: 700))
      film.shoot("closed", after: 0.6)
    },
    onStates("popover", { PresentationsPage() }, area: { _, _ in nil }) { page, stage, film in
      page.showPopover()
      film.shoot("opening", after: 0.1)
      film.shoot("open", after: 0.6)
      stage.host.tap(CGPoint(x: 200, y: 700))
      film.shoot("closed", after: 0.6)
    },
    onStates("sheet", { PresentationsPage() }, area: { _, _ in nil }) { page, stage, film in
      page.showSheet([.medium(), .large()])
      film.shoot("opening", after: 0.2)
      film.shoot("medium", after: 0.8)
      let start = CGPoint(x: 200, y: 445)
      stage.host.drag(from: start, to: CGPoint(x: 200, y: 150), duration: 0.3)
      film.shoot("large", after: 0.8)
    },
    CatalogPlay(name: "emitter") { look, isRolling in
      let stage = CatalogStage(EmitterPage(), title: "Emitter", look: look)
      let film = Film(stage.host, isRolling: isRolling)
      for seconds in [0.5, 1, 1] { film.shoot("\(seconds) s later", after: seconds) }
      stage.host.close()
      return (film, [])
    },
    CatalogPlay(name: "push") { look, isRolling in
      let stage = CatalogStage(LabelsPage(), title: "Labels", look: look)
      let film = Film(stage.host, isRolling: isRolling)
      stage.navigation.popViewController(animated: true)
      film.shoot("going back", after: 0.2)
      film.shoot("list", after: 0.6)
      let isMirrored = stage.host.window.traitCollection.layoutDirection == .rightToLeft
      stage.host.tap(CGPoint(x: isMirrored ? 300 : 100, y: 240))
      film.shoot("pushing", after: 0.15)
      film.shoot("pushed", after: 0.6)
      stage.host.close()
      return (film, [])
    },
  ]
}
