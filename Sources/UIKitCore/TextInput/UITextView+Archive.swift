extension UITextView {
  static var textArchivedProperties: [ArchivedProperty] {
    [
      .object("UIFont", \UITextView.font), .object("UITextColor", \UITextView.textColor),
      .text("UIText", \UITextView.text), .choice("UITextAlignment", \UITextView.textAlignment),
      .flag("UIEditable", \UITextView.isEditable), .flag("UISelectable", \UITextView.isSelectable),
      .flag("UIScrollEnabled", \UITextView.isScrollEnabled),
    ]
  }
}
