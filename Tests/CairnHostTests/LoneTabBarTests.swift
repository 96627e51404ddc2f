import CairnHost
import Testing
import UIKit

/// Tab bars that stand by themselves in a view. Provenance: stored frames of Interface Builder (83 points at the lower edge
/// of a phone with a home indicator).
@MainActor
struct LoneTabBarTests {
  @Test(arguments: [("iPhone 15", CGFloat(83)), ("iPhone SE (2nd generation)", 49)])
  func barsAtTheLowerEdgeReachBelowTheHomeIndicator(_ device: String, _ height: CGFloat) {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    let controller = UIViewController()
    let bar = UITabBar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    ])
    host.show(controller)
    host.advance(by: 0.1)
    #expect(bar.frame.height == height)
    #expect(bar.frame.maxY == controller.view.bounds.maxY)
  }
}
