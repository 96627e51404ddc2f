import CairnHost
import Testing
import UIKit

/// Sliders with marks on their track.
@MainActor
struct SliderTickTests {
  /// Provenance: documented: ticks at even distances; only their values where `allowsTickValuesOnly`.
  @Test func theThumbRestsAtTicks() {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    slider.maximumValue = 10
    slider.value = 3.4
    slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 5)
    #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    #expect(slider.value == 2.5)
    slider.trackConfiguration = UISlider.TrackConfiguration(
      allowsTickValuesOnly: false, enabledRange: 0.2...0.5, ticks: [.init(position: 0.3)])
    slider.value = 4.1
    #expect(slider.value == 4.1)
  }

  @Test func aFingerGoesFromTickToTick() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 3)
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    controller.view.addSubview(slider)
    host.show(controller)
    host.drag(from: CGPoint(x: 35, y: 217), to: CGPoint(x: 300, y: 217), duration: 0.5)
    #expect(values == [0.5, 1])
  }
}
