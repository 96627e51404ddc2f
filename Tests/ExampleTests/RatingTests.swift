import CairnHost
import Testing
import UIKit

@testable import Rating

@MainActor
@Suite(.serialized)
struct RatingTests {
  @Test func starsComeAndGo() {
    let play = RatingPlay()
    for _ in 0..<7 { play.more() }
    #expect(play.controller.rating == 5)
    let stars = play.controller.ratingView.arrangedSubviews
    #expect(stars.count == 5)
    #expect(Set(stars.map { ($0.frame.width * 10).rounded() }).count <= 2)
    play.tapFewer()
    #expect(play.controller.ratingView.arrangedSubviews.count == 4)
    play.host.close()
  }

  @Test func aStarGrowsIntoItsPlace() throws {
    let play = RatingPlay()
    play.more()
    let star = try #require(play.controller.ratingView.arrangedSubviews.first)
    play.tapMore()
    let before = star.layer.presentation()?.bounds.width ?? 0
    play.host.advance(by: 0.1)
    let during = star.layer.presentation()?.bounds.width ?? 0
    play.host.advance(by: 0.3)
    let after = star.layer.presentation()?.bounds.width ?? 0
    #expect(before > during)
    #expect(during > after)
    #expect(abs(after - (353 - 8) / 2) < 1)
    play.host.close()
  }

  @Test func theScreenIsFreed() {
    weak var controller: UIViewController?
    do {
      let play = RatingPlay()
      play.more()
      controller = play.controller
      play.host.close()
    }
    #expect(controller == nil)
  }
}
