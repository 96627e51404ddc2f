import UIKit

final class ImagesPage: StatesController {
  let animated = UIImageView()

  override func addStates() {
    animated.animationImages = (0..<8).map { Pictures.clock(CGFloat($0) / 8) }
    animated.animationDuration = 0.8
    animated.startAnimating()
    add("animation", animated)
    let modes: [(UIView.ContentMode, String)] = [
      (.scaleToFill, "fill"), (.scaleAspectFit, "fit"), (.scaleAspectFill, "cover"), (.center, "centre"),
      (.topLeft, "top left"), (.bottomRight, "bottom right"),
    ]
    for pair in stride(from: 0, to: modes.count, by: 3).map({ Array(modes[$0..<min($0 + 3, modes.count)]) }) {
      let row = add(pair.map(\.1).joined(separator: ", "))
      for (index, (mode, _)) in pair.enumerated() {
        let view = UIImageView(image: Pictures.landscape())
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .systemGray5
        view.widthAnchor.constraint(equalToConstant: 90).isActive = true
        view.heightAnchor.constraint(equalToConstant: 90).isActive = true
        row.insertArrangedSubview(view, at: index)
      }
    }
    let symbols = ["star.fill", "heart", "bell.badge", "gearshape.fill", "paperplane", "folder", "trash", "mic.fill"]
    let row = add("symbols, palette, hierarchical")
    for (index, name) in symbols.enumerated() {
      let view = UIImageView(image: UIImage(systemName: name))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24)
      row.insertArrangedSubview(view, at: index)
    }
    let round = UIImageView(image: Pictures.landscape())
    round.contentMode = .scaleAspectFill
    round.layer.cornerRadius = 30
    round.layer.masksToBounds = true
    round.layer.borderWidth = 2
    round.layer.borderColor = UIColor.systemOrange.cgColor
    round.widthAnchor.constraint(equalToConstant: 60).isActive = true
    round.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let blur = UIView()
    blur.widthAnchor.constraint(equalToConstant: 120).isActive = true
    blur.heightAnchor.constraint(equalToConstant: 80).isActive = true
    let under = UIImageView(image: Pictures.landscape())
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    blur.addSubview(under)
    effect.frame = CGRect(x: 0, y: 40, width: 120, height: 40)
    blur.addSubview(effect)
    add("round, blurred", round, blur)
  }
}
