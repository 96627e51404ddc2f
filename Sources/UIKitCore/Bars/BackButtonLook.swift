/// How an item, or its class, wants the button to look that leads back.
struct BackButtonLook: Equatable {
  /// Of the title, by metrics, in points.
  var offsets: [Int: UIOffset] = [:]
  /// Behind the button, by the states' raw values; the normal state's is 0.
  var images: [UInt: UIImage] = [:]
  /// Of the pictures, by metrics, in points.
  var drops: [Int: CGFloat] = [:]

  func image(forState state: UInt) -> UIImage? { images[state] ?? images[0] }
}
