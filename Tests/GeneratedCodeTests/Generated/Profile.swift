import UIKit

enum Profile {
  class SceneViewController: UIViewController {
    let stackView = UIStackView()
    let imageView = UIImageView()
    let stackView2 = UIStackView()
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
      imageView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      imageView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      imageView.tintColor = .systemIndigo
      imageView.image = UIImage(systemName: "person.circle")

      stackView2.axis = .vertical
      stackView2.spacing = 12

      adaMarloweLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      adaMarloweLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      adaMarloweLabel.font = .systemFont(ofSize: 28, weight: .bold)
      adaMarloweLabel.text = "Ada Marlowe"

      walksAlongRiversLabel.numberOfLines = 0
      walksAlongRiversLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      walksAlongRiversLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      walksAlongRiversLabel.font = .systemFont(ofSize: 17)
      walksAlongRiversLabel.textColor = .secondaryLabel
      walksAlongRiversLabel.text =
        "Walks along rivers, maps what she finds, and writes about both. In winter she mends bridges."

      segmentedControl.setContentHuggingPriority(UILayoutPriority(250), for: .vertical)
      segmentedControl.selectedSegmentIndex = 0

      slider.minimumValue = 0
      slider.value = 0.6
      slider.setContentHuggingPriority(UILayoutPriority(250), for: .vertical)

      progressView.progress = 0.4
      progressView.setContentHuggingPriority(UILayoutPriority(750), for: .vertical)

      view.addSubview(stackView)
      stackView.addArrangedSubview(imageView)
      stackView.addArrangedSubview(stackView2)
      stackView2.addArrangedSubview(adaMarloweLabel)
      stackView2.addArrangedSubview(walksAlongRiversLabel)
      stackView2.addArrangedSubview(segmentedControl)
      stackView2.addArrangedSubview(slider)
      stackView2.addArrangedSubview(progressView)

      NSLayoutConstraint.activate([
        stackView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
        view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 24),
        imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: 1.0 / 1.0),
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
