extension UICalendarView {
  /// What stands beneath a day: a dot, a picture, or a view.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicalendarview/decoration>
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private enum Content {
      case dot
      case image(UIImage?)
      case custom(() -> UIView)
    }
    private let content: Content
    private let color: UIColor?
    private let size: DecorationSize

    private init(_ content: Content, _ color: UIColor?, _ size: DecorationSize) {
      (self.content, self.color, self.size) = (content, color, size)
      super.init()
    }
    /// A gray dot of medium size.
    public override convenience init() { self.init(.dot, nil, .medium) }
    /// A picture. Without a colour: gray.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init(.image(image), color, size)
    }
    /// A view, which is asked for each time that the day is shown.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(.custom(customViewProvider), nil, .medium)
    }
    /// A dot. Without a colour: gray.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.dot, color, size)
    }
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// The decoration's view, as large as it is shown.
    func makeView(tint: UIColor) -> UIView {
      switch content {
      case .custom(let provider):
        let view = provider()
        if view.bounds.isEmpty { view.sizeToFit() }
        return view
      case .dot:
        let side: CGFloat = [4, 6, 8][size.rawValue]
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = side / 2
        return dot
      case .image(let image):
        let side: CGFloat = [10, 13, 16][size.rawValue]
        let picture = UIImageView(image: image)
        picture.contentMode = .scaleAspectFit
        picture.tintColor = color ?? .systemFill
        picture.frame = CGRect(x: 0, y: 0, width: side, height: side)
        return picture
      }
    }
  }
}
