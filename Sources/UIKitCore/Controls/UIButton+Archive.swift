internal import Foundation

extension UIButton {
  static var buttonArchivedProperties: [ArchivedProperty] {
    [
      .choice("UIButtonType", \UIButton.archivedType), .tables("UIButtonStatefulContent", \UIButton.archivedContents),
    ]
  }

  private var archivedType: ButtonType {
    get { buttonType }
    set { become(newValue) }
  }

  /// What the button shows in each state that has something of its own.
  private var archivedContents: [[String: NSObject]] {
    get {
      ownContents.sorted { $0.key < $1.key }.map { state, content in
        var table: [String: NSObject] = ["UIState": Int(state) as NSNumber]
        table["UITitle"] = content.title as NSString?
        table["UIAttributedTitle"] = content.attributedTitle
        table["UITitleColor"] = content.titleColor
        table["UIShadowColor"] = content.shadowColor
        table["UIImage"] = content.image
        table["UIBackgroundImage"] = content.backgroundImage
        return table
      }
    }
    set {
      for table in newValue {
        let state = State(rawValue: UInt((table["UIState"] as? NSNumber)?.intValue ?? 0))
        if let title = table["UITitle"] as? String { setTitle(title, for: state) }
        if let title = table["UIAttributedTitle"] as? NSAttributedString { setAttributedTitle(title, for: state) }
        if let color = table["UITitleColor"] as? UIColor { setTitleColor(color, for: state) }
        if let color = table["UIShadowColor"] as? UIColor { setTitleShadowColor(color, for: state) }
        if let image = table["UIImage"] as? UIImage { setImage(image, for: state) }
        if let image = table["UIBackgroundImage"] as? UIImage { setBackgroundImage(image, for: state) }
      }
    }
  }
}
