/// How an item, or its class, wants the button to look that leads back.
struct BackButtonLook {
  /// Of the title, by metrics, in points.
  var offsets: [Int: UIOffset] = [:]
  /// Behind the button, by state.
  var images: [UInt: UIImage] = [:]
  /// Of the pictures, by metrics, in points.
  var drops: [Int: CGFloat] = [:]

  func image(for state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }
}
