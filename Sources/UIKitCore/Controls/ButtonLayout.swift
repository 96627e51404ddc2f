/// Places a button's image and title: side by side, image first, aligned as a group.
struct ButtonLayout {
  var content: CGRect
  var title: CGSize
  var image: CGSize
  var titleInsets: UIEdgeInsets
  var imageInsets: UIEdgeInsets
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var padding: CGFloat
  var rightToLeft: Bool
  var placement = NSDirectionalRectEdge.leading
  /// Whether the title keeps its height where there is less room.
  ///
  /// UIKIT: the titles of configured buttons go beyond the insets and the button, as wrapped ones are seen to do, and
  /// applications whose buttons of 17 and 19 points have insets of 7 show theirs. Others are cut. A guess.
  var keepsTitle = false

  var parts: (title: CGRect, image: CGRect) {
    if placement == .top || placement == .bottom { return stacked }
    if placement == .trailing {
      var mirrored = self
      mirrored.placement = .leading
      mirrored.rightToLeft.toggle()
      if horizontal == .leading { mirrored.horizontal = .trailing }
      if horizontal == .trailing { mirrored.horizontal = .leading }
      return mirrored.parts
    }
    let gap = title.width > 0 && image.width > 0 ? padding : 0
    let imageWidth = min(image.width, content.width)
    let titleWidth = min(title.width, max(content.width - imageWidth - gap, 0))
    let start = content.minX + (content.width - imageWidth - gap - titleWidth) * share
    let (imageX, titleX) =
      rightToLeft ? (start + titleWidth + gap, start) : (start, start + imageWidth + gap)
    let imageFrame = CGRect(x: imageX, y: top(image.height), width: imageWidth, height: height(image.height))
    let titleFrame =
      keepsTitle && vertical == .center
      ? CGRect(x: titleX, y: content.midY - title.height / 2, width: titleWidth, height: title.height)
      : CGRect(x: titleX, y: top(title.height), width: titleWidth, height: height(title.height))
    return (shifted(titleFrame, titleInsets), shifted(imageFrame, imageInsets))
  }

  /// The image above or below the title.
  private var stacked: (title: CGRect, image: CGRect) {
    let gap = title.width > 0 && image.width > 0 ? padding : 0
    let total = title.height + gap + image.height
    let top: CGFloat =
      switch vertical {
      case .top: content.minY
      case .bottom: content.maxY - total
      default: content.minY + (content.height - total) / 2
      }
    func centred(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let width = min(size.width, content.width)
      return CGRect(x: content.minX + (content.width - width) * share, y: y, width: width, height: size.height)
    }
    let imageFirst = placement == .top
    let imageY = imageFirst ? top : top + title.height + gap
    let titleY = imageFirst ? top + image.height + gap : top
    return (shifted(centred(title, titleY), titleInsets), shifted(centred(image, imageY), imageInsets))
  }

  /// 0 at the left, 1 at the right.
  private var share: CGFloat {
    switch horizontal {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: rightToLeft ? 1 : 0
    case .trailing: rightToLeft ? 0 : 1
    }
  }

  private func height(_ natural: CGFloat) -> CGFloat {
    vertical == .fill ? content.height : min(natural, content.height)
  }

  private func top(_ natural: CGFloat) -> CGFloat {
    switch vertical {
    case .center: content.minY + (content.height - height(natural)) / 2
    case .top, .fill: content.minY
    case .bottom: content.maxY - height(natural)
    }
  }

  /// UIKIT: insets of title and image move them by half the difference of opposite edges when centred. A guess.
  private func shifted(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
