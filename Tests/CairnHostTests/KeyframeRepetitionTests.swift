import CairnHost
import Testing
import UIKit

/// Keyframes that are repeated together. Provenance: documented,
/// <https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions>: `repeat` repeats the animation, and
/// its keyframes are parts of it.
@MainActor @Suite(.serialized)
struct KeyframeRepetitionTests {
  private func x(of view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? -1 }

  private func run(_ options: UIView.KeyframeAnimationOptions, in host: HeadlessHost, _ done: @escaping () -> Void)
    -> UIView
  {
    let view = UIView(frame: CGRect(x: -10, y: 0, width: 20, height: 20))
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    host.settle()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: options.union(linear)) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 300 }
    } completion: { _ in
      done()
    }
    return view
  }

  struct Course: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let options: UIView.KeyframeAnimationOptions
    /// Where the view is at 0.5, 1.5, 2.5 … seconds.
    let places: [CGFloat]
  }

  private nonisolated static let courses: [Course] = [
    Course(testDescription: "repeat", options: .repeat, places: [50, 200, 50, 200, 50]),
    Course(testDescription: "to and fro", options: [.repeat, .autoreverse], places: [50, 200, 200, 50, 50]),
    Course(testDescription: "back once", options: .autoreverse, places: [50, 200, 200, 50, 300]),
    Course(testDescription: "once", options: [], places: [50, 200, 300]),
  ]

  @Test(arguments: courses) func keyframesRepeatTogether(course: Course) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    var isDone = false
    let view = run(course.options, in: host) { isDone = true }
    host.advance(by: 0.5)
    for (second, place) in course.places.enumerated() {
      #expect(abs(x(of: view) - place) < 5, "\(second)")
      host.advance(by: 1)
    }
    #expect(isDone == !course.options.contains(.repeat))
  }
}
