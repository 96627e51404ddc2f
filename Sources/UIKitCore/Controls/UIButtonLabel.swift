/// The label of a button's title.
///
/// UIKIT: a title whose line break mode wraps takes as many lines as it needs, without its number being told: so Interface
/// Builder's "Word Wrap" gives titles of several lines (documents of buttons in which only two lines have room; the
/// well-known answer for titles of several lines).
final class UIButtonLabel: UILabel {
  override var lineBreakMode: NSLineBreakMode {
    didSet {
      if [.byWordWrapping, .byCharWrapping].contains(lineBreakMode), numberOfLines == 1 { numberOfLines = 0 }
    }
  }
}
