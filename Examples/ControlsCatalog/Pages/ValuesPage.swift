import UIKit

/// Switches, sliders, steppers, segments.
final class ValuesPage: StatesController {
  let toggle = UISwitch()
  let slider = UISlider()
  let stepper = UIStepper()
  let segments = UISegmentedControl(items: ["First", "Second", "Third"])

  override func addStates() {
    listen(to: toggle, "switch")
    listen(to: stepper, "stepper")
    add("touch", toggle, stepper)
    listen(to: slider, "slider")
    listen(to: segments, "segments")
    slider.value = 0.3
    segments.selectedSegmentIndex = 0
    addWide("touch", slider, segments)
    add(
      "switches: off, on, tinted, disabled", toggled { _ in }, toggled { $0.isOn = true },
      toggled {
        $0.isOn = true
        $0.onTintColor = .systemOrange
        $0.thumbTintColor = .systemYellow
      },
      toggled {
        $0.isOn = true
        $0.isEnabled = false
      })
    let pictured = UISlider()
    pictured.value = 0.6
    pictured.minimumValueImage = UIImage(systemName: "speaker.fill")
    pictured.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
    let tinted = UISlider()
    tinted.value = 0.5
    tinted.minimumTrackTintColor = .systemPink
    tinted.maximumTrackTintColor = .systemYellow
    tinted.thumbTintColor = .systemPurple
    let off = UISlider()
    off.value = 0.5
    off.isEnabled = false
    addWide("sliders: images, tints, disabled", pictured, tinted, off)
    let high = UIStepper()
    high.value = 100
    let still = UIStepper()
    still.isEnabled = false
    let dyed = UIStepper()
    dyed.tintColor = .systemRed
    add("steppers: at the end, disabled, tinted", high, still, dyed)
    let mixed = UISegmentedControl(items: ["Text", UIImage(systemName: "star.fill")!, "Off"])
    mixed.selectedSegmentIndex = 1
    mixed.setEnabled(false, forSegmentAt: 2)
    let disabled = UISegmentedControl(items: ["Left", "Right"])
    disabled.selectedSegmentIndex = 0
    disabled.isEnabled = false
    let colored = UISegmentedControl(items: ["One", "Two"])
    colored.selectedSegmentIndex = 1
    colored.selectedSegmentTintColor = .systemBlue
    colored.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    addWide("segments: mixed, disabled, tinted", mixed, disabled, colored)
  }

  private func toggled(_ change: (UISwitch) -> Void) -> UISwitch {
    let toggle = UISwitch()
    change(toggle)
    return toggle
  }
}
