import CairnHost
import UIKit

/// A control that is touched, step by step, while it is filmed.
@MainActor
struct CatalogPlay {
  var name: String
  /// Plays it and gives back the film and what the page was told.
  ///
  /// The second argument says whether pictures are taken.
  var run: @MainActor (CatalogStage.Look, Bool) -> (film: Film, events: [String])

  static let all: [CatalogPlay] =
    valuePlays + buttonPlays + textPlays + pickerPlays + listPlays + presentationPlays
    + systemPlays

  /// A play on a page of states.
  static func onStates<Page: StatesController>(
    _ name: String, _ make: @escaping () -> Page, area: @escaping (Page, CatalogStage) -> CGRect?,
    _ act: @escaping (Page, CatalogStage, Film) -> Void
  ) -> CatalogPlay {
    CatalogPlay(name: name) { look, isRolling in
      let page = make()
      let stage = CatalogStage(page, title: name.capitalized, look: look)
      defer { stage.host.close() }
      stage.host.advance(by: 0.5)
      page.forgetEvents()
      let film = Film(stage.host, area(page, stage), isRolling: isRolling)
      act(page, stage, film)
      return (film, page.events)
    }
  }
}

extension HeadlessHost {
  /// The middle of a view, moved, in the window's coordinates.
  func point(_ view: UIView, dx: CGFloat = 0, dy: CGFloat = 0) -> CGPoint {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return CGPoint(x: middle.x + dx, y: middle.y + dy)
  }
  func down(_ point: CGPoint) { send(.touch(id: 0, phase: .began, location: point)) }
  func up(_ point: CGPoint) { send(.touch(id: 0, phase: .ended, location: point)) }
}
