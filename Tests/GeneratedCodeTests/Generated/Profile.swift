import UIKit

enum Profile {
  class SceneViewController: UIViewController {
    let stackView = UIStackView()
    let imageView = UIImageView()
    let adaMarloweStackView = UIStackView()
    let adaMarloweLabel = UILabel()
    let walksAlongRiversLabel = UILabel()
    let segmentedControl = UISegmentedControl(items: ["Walks", "Maps", "Notes"])
    let slider = UISlider()
    let progressView = UIProgressView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      stackView.translatesAutoresizingMaskIntoConstraints = false
      stackView.alignment = .center
      stackView.spacing = 24

      imageView.contentMode = .scaleAspectFit
      imageView.clipsToBounds = true
      imageView.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      imageView.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      imageView.tintColor = .systemIndigo
      imageView.image = UIImage(systemName: "person.circle")

      adaMarloweStackView.axis = .vertical
      adaMarloweStackView.spacing = 12

      adaMarloweLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      adaMarloweLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      adaMarloweLabel.font = .systemFont(ofSize: 28, weight: .bold)
      adaMarloweLabel.text = "Ada Marlowe"

      walksAlongRiversLabel.numberOfLines = 0
      walksAlongRiversLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      walksAlongRiversLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      walksAlongRiversLabel.font = .systemFont(ofSize: 17)
      walksAlongRiversLabel.textColor = .secondaryLabel
      walksAlongRiversLabel.text =
        "Walks along rivers, maps what she finds, and writes about both. In winter she mends bridges."

      segmentedControl.setContentHuggingPriority(.defaultLow, for: .vertical)
      segmentedControl.selectedSegmentIndex = 0

      slider.minimumValue = 0
      slider.value = 0.6
      slider.setContentHuggingPriority(.defaultLow, for: .vertical)

      progressView.progress = 0.4
      progressView.setContentHuggingPriority(.defaultHigh, for: .vertical)

      view.addSubview(stackView)
      stackView.addArrangedSubview(imageView)
      stackView.addArrangedSubview(adaMarloweStackView)
      adaMarloweStackView.addArrangedSubview(adaMarloweLabel)
      adaMarloweStackView.addArrangedSubview(walksAlongRiversLabel)
      adaMarloweStackView.addArrangedSubview(segmentedControl)
      adaMarloweStackView.addArrangedSubview(slider)
      adaMarloweStackView.addArrangedSubview(progressView)

      NSLayoutConstraint.activate([
        stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
        stackView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
        stackView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),

        imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
        imageView.widthAnchor.constraint(equalToConstant: 160),
      ])
      applySizeClasses()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      applySizeClasses()
    }

    /// What differs by size class.
    private func applySizeClasses() {
      let isCompactHeight = traitCollection.verticalSizeClass == .compact
      stackView.axis = isCompactHeight ? .horizontal : .vertical
    }
  }
}
