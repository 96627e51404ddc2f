import Testing
import UIKit

/// Provenance: Apple's page on `setContentScrollView(_:for:)`: each edge has its own.
@MainActor
struct ContentScrollViewTests {
  @Test func edgesHaveTheirOwn() {
    let (controller, first, second) = (UIViewController(), UIScrollView(), UIScrollView())
    controller.setContentScrollView(first)
    #expect(controller.contentScrollView(for: .top) === first && controller.contentScrollView(for: .bottom) === first)
    controller.setContentScrollView(second, for: .bottom)
    #expect(controller.contentScrollView(for: .top) === first && controller.contentScrollView(for: .bottom) === second)
    controller.setContentScrollView(nil, for: [.top, .leading])
    #expect(controller.contentScrollView(for: .top) == nil && controller.contentScrollView(for: .bottom) === second)
  }
}
