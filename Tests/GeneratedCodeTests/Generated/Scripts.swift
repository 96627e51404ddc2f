import UIKit

enum Scripts {
  class SceneViewController: UIViewController {
    let stackView = UIStackView()
    let stackView2 = UIStackView()
    let containerView = UIView()
    let label = UILabel()
    let label2 = UILabel()
    let label3 = UILabel()
    let emojiAndTypographyLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      stackView.translatesAutoresizingMaskIntoConstraints = false
      stackView.axis = .vertical
      stackView.spacing = 20

      stackView2.alignment = .center
      stackView2.spacing = 12
      stackView2.semanticContentAttribute = .forceRightToLeft

      containerView.backgroundColor = .systemOrange

      label.font = .systemFont(ofSize: 17)
      label.text = "שלום, מה שלומך היום?"

      label2.font = .systemFont(ofSize: 20)
      label2.textAlignment = .right
      label2.text = "مرحبا بالعالم، هذا نص عربي قصير"

      label3.numberOfLines = 0
      label3.font = .systemFont(ofSize: 17)
      label3.text = "日本語の文章は単語の間に空白がなくても、行の終わりで折り返されます。"

      emojiAndTypographyLabel.numberOfLines = 0
      emojiAndTypographyLabel.font = .systemFont(ofSize: 17)
      emojiAndTypographyLabel.text = "Emoji: 👩🏽‍🚀 🚲 🌧️ 🇵🇹 — and “typography”."

      // Labels and pictures keep their size before other views do.
      for view in [
        label, label2, label3, emojiAndTypographyLabel,
      ] as [UIView] {
        view.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        view.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      }

      view.addSubview(stackView)
      stackView.addArrangedSubview(stackView2)
      stackView2.addArrangedSubview(containerView)
      stackView2.addArrangedSubview(label)
      stackView.addArrangedSubview(label2)
      stackView.addArrangedSubview(label3)
      stackView.addArrangedSubview(emojiAndTypographyLabel)

      NSLayoutConstraint.activate([
        stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),

        containerView.widthAnchor.constraint(equalToConstant: 44),
        containerView.heightAnchor.constraint(equalToConstant: 44),
      ])
    }
  }
}
