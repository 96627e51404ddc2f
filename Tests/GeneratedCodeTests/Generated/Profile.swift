import UIKit

enum Profile {
  class SceneViewController: UIViewController {
    let stackView = UIStackView()
    let personCircleImageView = UIImageView()
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

      personCircleImageView.contentMode = .scaleAspectFit
      personCircleImageView.clipsToBounds = true
      personCircleImageView.tintColor = .systemIndigo
      personCircleImageView.image = UIImage(systemName: "person.circle")

      adaMarloweStackView.axis = .vertical
      adaMarloweStackView.spacing = 12

      adaMarloweLabel.font = .systemFont(ofSize: 28, weight: .bold)
      adaMarloweLabel.text = "Ada Marlowe"

      walksAlongRiversLabel.numberOfLines = 0
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

      // Labels and pictures keep their size before other views do.
      for view in [
        personCircleImageView, adaMarloweLabel, walksAlongRiversLabel,
      ] as [UIView] {
        view.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        view.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      }

      view.addSubview(stackView)
      stackView.addArrangedSubview(personCircleImageView)
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

        personCircleImageView.widthAnchor.constraint(equalTo: personCircleImageView.heightAnchor),
        personCircleImageView.widthAnchor.constraint(equalToConstant: 160),
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
