import UIKit

/// Sizes, corners, images, subtitles, wheels and menus of configurations.
final class ButtonDetailsPage: StatesController {
  let menuButton = UIButton(configuration: .bordered())
  let popUpButton = UIButton(configuration: .plain())

  override func addStates() {
    add("mini, small, medium, large", sized(.mini), sized(.small), sized(.medium), sized(.large))
    add(
      "corners: small, medium, large, capsule", cornered(.small), cornered(.medium), cornered(.large),
      cornered(.capsule))
    add("image leading, trailing", pictured(.leading), pictured(.trailing))
    add("image above, below", pictured(.top), pictured(.bottom))
    add(
      "subtitles", subtitled(.automatic, nil), subtitled(.automatic, UIImage(systemName: "cart")),
      subtitled(.trailing, nil))
    add("wheels", wheel(.gray()), wheel(.filled()), wheel(.plain()))
    menuButton.configuration?.title = "Actions"
    menuButton.menu = menu
    menuButton.showsMenuAsPrimaryAction = true
    listen(to: menuButton, "menu")
    popUpButton.menu = choices
    popUpButton.showsMenuAsPrimaryAction = true
    popUpButton.changesSelectionAsPrimaryAction = true
    add("menu, pop-up", menuButton, popUpButton)
    var outlined = UIButton.Configuration.plain()
    outlined.title = "Outlined"
    outlined.background.strokeColor = .systemBlue
    outlined.background.strokeWidth = 1
    outlined.background.cornerRadius = 10
    var colored = UIButton.Configuration.filled()
    colored.title = "Colours"
    colored.baseBackgroundColor = .systemPink
    colored.baseForegroundColor = .black
    var spaced = UIButton.Configuration.gray()
    spaced.title = "Insets"
    spaced.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 24)
    add(
      "strokes, colours, insets", UIButton(configuration: outlined), UIButton(configuration: colored),
      UIButton(configuration: spaced))
    var transformed = UIButton.Configuration.tinted()
    transformed.title = "Transformed"
    transformed.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 20, weight: .heavy)
      return outgoing
    }
    var wrapped = UIButton.Configuration.gray()
    wrapped.title = "A long title that wraps to a second line, and more"
    wrapped.titleAlignment = .center
    let wrappedButton = UIButton(configuration: wrapped)
    wrappedButton.widthAnchor.constraint(equalToConstant: 180).isActive = true
    add("transformed, wrapped", UIButton(configuration: transformed), wrappedButton)
  }

  private var menu: UIMenu {
    UIMenu(children: [
      UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in self?.record("copy") },
      UIAction(title: "Favourite", image: UIImage(systemName: "star"), state: .on) { _ in },
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
          UIAction(title: "Unavailable", attributes: .disabled) { _ in },
        ]),
      UIMenu(title: "More", children: [UIAction(title: "Print") { _ in }]),
    ])
  }
  private var choices: UIMenu {
    UIMenu(
      children: ["Small", "Medium", "Large"].map { title in
        UIAction(title: title, state: title == "Medium" ? .on : .off) { [weak self] _ in self?.record("chose \(title)")
        }
      })
  }
  private func sized(_ size: UIButton.Configuration.Size) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Size"
    configuration.buttonSize = size
    return UIButton(configuration: configuration)
  }
  private func cornered(_ style: UIButton.Configuration.CornerStyle) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Corner"
    configuration.cornerStyle = style
    return UIButton(configuration: configuration)
  }
  private func pictured(_ placement: NSDirectionalRectEdge) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Share"
    configuration.image = UIImage(systemName: "square.and.arrow.up")
    configuration.imagePlacement = placement
    configuration.imagePadding = 6
    return UIButton(configuration: configuration)
  }
  private func subtitled(_ alignment: UIButton.Configuration.TitleAlignment, _ image: UIImage?) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "A subtitle"
    configuration.titleAlignment = alignment
    configuration.image = image
    configuration.imagePadding = 8
    return UIButton(configuration: configuration)
  }
  private func wheel(_ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    configuration.title = "Loading"
    configuration.showsActivityIndicator = true
    configuration.imagePadding = 8
    return UIButton(configuration: configuration)
  }
}
