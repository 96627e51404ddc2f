internal import Foundation

extension UISegmentedControl {
  /// The segments without their actions.
  var archivedSegments: [[String: NSObject]] {
    get {
      segments.map { segment in
        var table: [String: NSObject] = [
          "UISegmentWidth": Double(segment.width) as NSNumber, "UIEnabled": segment.isEnabled as NSNumber,
        ]
        table["UISegmentInfo"] = segment.title as NSString?
        table["UISegmentImage"] = segment.image
        return table
      }
    }
    set {
      removeAllSegments()
      for (index, table) in newValue.enumerated() {
        insertSegment(withTitle: table["UISegmentInfo"] as? String, at: index, animated: false)
        if let image = table["UISegmentImage"] as? UIImage { setImage(image, forSegmentAt: index) }
        setWidth((table["UISegmentWidth"] as? NSNumber)?.doubleValue ?? 0, forSegmentAt: index)
        setEnabled((table["UIEnabled"] as? NSNumber)?.boolValue ?? true, forSegmentAt: index)
      }
    }
  }
}
