import UIKit

enum Stacks {
  class SceneViewController: UIViewController {
    let stackView = UIStackView()
    let fillLabel = UILabel()
    let oneStackView = UIStackView()
    let oneLabel = UILabel()
    let twoWordsLabel = UILabel()
    let threeOfThemLabel = UILabel()
    let fillEquallyLabel = UILabel()
    let oneStackView2 = UIStackView()
    let oneLabel2 = UILabel()
    let twoWordsLabel2 = UILabel()
    let threeOfThemLabel2 = UILabel()
    let fillProportionallyLabel = UILabel()
    let oneStackView3 = UIStackView()
    let oneLabel3 = UILabel()
    let twoWordsLabel3 = UILabel()
    let threeOfThemLabel3 = UILabel()
    let equalSpacingLabel = UILabel()
    let oneStackView4 = UIStackView()
    let oneLabel4 = UILabel()
    let twoWordsLabel4 = UILabel()
    let threeOfThemLabel4 = UILabel()
    let equalCenteringLabel = UILabel()
    let oneStackView5 = UIStackView()
    let oneLabel5 = UILabel()
    let twoWordsLabel5 = UILabel()
    let threeOfThemLabel5 = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      setUpViews()
      addSubviews()
      activateConstraints()
    }

    private func setUpViews() {
      view.backgroundColor = .systemBackground

      stackView.translatesAutoresizingMaskIntoConstraints = false
      stackView.axis = .vertical
      stackView.spacing = 8

      fillLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      fillLabel.textColor = .secondaryLabel
      fillLabel.text = "fill"

      oneStackView.spacing = 8

      oneLabel.backgroundColor = .systemYellow
      oneLabel.font = .systemFont(ofSize: 15)
      oneLabel.text = "One"

      twoWordsLabel.backgroundColor = .systemTeal
      twoWordsLabel.font = .systemFont(ofSize: 15)
      twoWordsLabel.text = "Two words"

      threeOfThemLabel.backgroundColor = .systemPink
      threeOfThemLabel.font = .systemFont(ofSize: 15)
      threeOfThemLabel.text = "Three of them"

      fillEquallyLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      fillEquallyLabel.textColor = .secondaryLabel
      fillEquallyLabel.text = "fillEqually"

      oneStackView2.distribution = .fillEqually
      oneStackView2.spacing = 8

      oneLabel2.backgroundColor = .systemYellow
      oneLabel2.font = .systemFont(ofSize: 15)
      oneLabel2.text = "One"

      twoWordsLabel2.backgroundColor = .systemTeal
      twoWordsLabel2.font = .systemFont(ofSize: 15)
      twoWordsLabel2.text = "Two words"

      threeOfThemLabel2.backgroundColor = .systemPink
      threeOfThemLabel2.font = .systemFont(ofSize: 15)
      threeOfThemLabel2.text = "Three of them"

      fillProportionallyLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      fillProportionallyLabel.textColor = .secondaryLabel
      fillProportionallyLabel.text = "fillProportionally"

      oneStackView3.distribution = .fillProportionally
      oneStackView3.spacing = 8

      oneLabel3.backgroundColor = .systemYellow
      oneLabel3.font = .systemFont(ofSize: 15)
      oneLabel3.text = "One"

      twoWordsLabel3.backgroundColor = .systemTeal
      twoWordsLabel3.font = .systemFont(ofSize: 15)
      twoWordsLabel3.text = "Two words"

      threeOfThemLabel3.backgroundColor = .systemPink
      threeOfThemLabel3.font = .systemFont(ofSize: 15)
      threeOfThemLabel3.text = "Three of them"

      equalSpacingLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      equalSpacingLabel.textColor = .secondaryLabel
      equalSpacingLabel.text = "equalSpacing"

      oneStackView4.distribution = .equalSpacing
      oneStackView4.spacing = 8

      oneLabel4.backgroundColor = .systemYellow
      oneLabel4.font = .systemFont(ofSize: 15)
      oneLabel4.text = "One"

      twoWordsLabel4.backgroundColor = .systemTeal
      twoWordsLabel4.font = .systemFont(ofSize: 15)
      twoWordsLabel4.text = "Two words"

      threeOfThemLabel4.backgroundColor = .systemPink
      threeOfThemLabel4.font = .systemFont(ofSize: 15)
      threeOfThemLabel4.text = "Three of them"

      equalCenteringLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      equalCenteringLabel.textColor = .secondaryLabel
      equalCenteringLabel.text = "equalCentering"

      oneStackView5.distribution = .equalCentering
      oneStackView5.spacing = 8

      oneLabel5.backgroundColor = .systemYellow
      oneLabel5.font = .systemFont(ofSize: 15)
      oneLabel5.text = "One"

      twoWordsLabel5.backgroundColor = .systemTeal
      twoWordsLabel5.font = .systemFont(ofSize: 15)
      twoWordsLabel5.text = "Two words"

      threeOfThemLabel5.backgroundColor = .systemPink
      threeOfThemLabel5.font = .systemFont(ofSize: 15)
      threeOfThemLabel5.text = "Three of them"

      // Labels and pictures keep their size before other views do.
      for view in [
        fillLabel, oneLabel, twoWordsLabel, threeOfThemLabel, fillEquallyLabel, oneLabel2, twoWordsLabel2,
        threeOfThemLabel2, fillProportionallyLabel, oneLabel3, twoWordsLabel3, threeOfThemLabel3,
        equalSpacingLabel, oneLabel4, twoWordsLabel4, threeOfThemLabel4, equalCenteringLabel, oneLabel5,
        twoWordsLabel5, threeOfThemLabel5,
      ] as [UIView] {
        view.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        view.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      }
    }

    private func addSubviews() {
      view.addSubview(stackView)
      stackView.addArrangedSubview(fillLabel)
      stackView.addArrangedSubview(oneStackView)
      oneStackView.addArrangedSubview(oneLabel)
      oneStackView.addArrangedSubview(twoWordsLabel)
      oneStackView.addArrangedSubview(threeOfThemLabel)
      stackView.addArrangedSubview(fillEquallyLabel)
      stackView.addArrangedSubview(oneStackView2)
      oneStackView2.addArrangedSubview(oneLabel2)
      oneStackView2.addArrangedSubview(twoWordsLabel2)
      oneStackView2.addArrangedSubview(threeOfThemLabel2)
      stackView.addArrangedSubview(fillProportionallyLabel)
      stackView.addArrangedSubview(oneStackView3)
      oneStackView3.addArrangedSubview(oneLabel3)
      oneStackView3.addArrangedSubview(twoWordsLabel3)
      oneStackView3.addArrangedSubview(threeOfThemLabel3)
      stackView.addArrangedSubview(equalSpacingLabel)
      stackView.addArrangedSubview(oneStackView4)
      oneStackView4.addArrangedSubview(oneLabel4)
      oneStackView4.addArrangedSubview(twoWordsLabel4)
      oneStackView4.addArrangedSubview(threeOfThemLabel4)
      stackView.addArrangedSubview(equalCenteringLabel)
      stackView.addArrangedSubview(oneStackView5)
      oneStackView5.addArrangedSubview(oneLabel5)
      oneStackView5.addArrangedSubview(twoWordsLabel5)
      oneStackView5.addArrangedSubview(threeOfThemLabel5)
    }

    private func activateConstraints() {
      NSLayoutConstraint.activate([
        stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        stackView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      ])
    }
  }
}
