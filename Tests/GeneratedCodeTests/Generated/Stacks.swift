import UIKit

enum Stacks {
  class SceneViewController: UIViewController {
    let stackView = UIStackView()
    let fillLabel = UILabel()
    let stackView2 = UIStackView()
    let oneLabel = UILabel()
    let twoWordsLabel = UILabel()
    let threeOfThemLabel = UILabel()
    let fillEquallyLabel = UILabel()
    let stackView3 = UIStackView()
    let oneLabel2 = UILabel()
    let twoWordsLabel2 = UILabel()
    let threeOfThemLabel2 = UILabel()
    let fillProportionallyLabel = UILabel()
    let stackView4 = UIStackView()
    let oneLabel3 = UILabel()
    let twoWordsLabel3 = UILabel()
    let threeOfThemLabel3 = UILabel()
    let equalSpacingLabel = UILabel()
    let stackView5 = UIStackView()
    let oneLabel4 = UILabel()
    let twoWordsLabel4 = UILabel()
    let threeOfThemLabel4 = UILabel()
    let equalCenteringLabel = UILabel()
    let stackView6 = UIStackView()
    let oneLabel5 = UILabel()
    let twoWordsLabel5 = UILabel()
    let threeOfThemLabel5 = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      stackView.translatesAutoresizingMaskIntoConstraints = false
      stackView.axis = .vertical
      stackView.spacing = 8

      fillLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      fillLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      fillLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      fillLabel.textColor = .secondaryLabel
      fillLabel.text = "fill"

      stackView2.spacing = 8

      oneLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      oneLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      oneLabel.backgroundColor = .systemYellow
      oneLabel.font = .systemFont(ofSize: 15)
      oneLabel.text = "One"

      twoWordsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      twoWordsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      twoWordsLabel.backgroundColor = .systemTeal
      twoWordsLabel.font = .systemFont(ofSize: 15)
      twoWordsLabel.text = "Two words"

      threeOfThemLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      threeOfThemLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      threeOfThemLabel.backgroundColor = .systemPink
      threeOfThemLabel.font = .systemFont(ofSize: 15)
      threeOfThemLabel.text = "Three of them"

      fillEquallyLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      fillEquallyLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      fillEquallyLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      fillEquallyLabel.textColor = .secondaryLabel
      fillEquallyLabel.text = "fillEqually"

      stackView3.distribution = .fillEqually
      stackView3.spacing = 8

      oneLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      oneLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      oneLabel2.backgroundColor = .systemYellow
      oneLabel2.font = .systemFont(ofSize: 15)
      oneLabel2.text = "One"

      twoWordsLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      twoWordsLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      twoWordsLabel2.backgroundColor = .systemTeal
      twoWordsLabel2.font = .systemFont(ofSize: 15)
      twoWordsLabel2.text = "Two words"

      threeOfThemLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      threeOfThemLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      threeOfThemLabel2.backgroundColor = .systemPink
      threeOfThemLabel2.font = .systemFont(ofSize: 15)
      threeOfThemLabel2.text = "Three of them"

      fillProportionallyLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      fillProportionallyLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      fillProportionallyLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      fillProportionallyLabel.textColor = .secondaryLabel
      fillProportionallyLabel.text = "fillProportionally"

      stackView4.distribution = .fillProportionally
      stackView4.spacing = 8

      oneLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      oneLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      oneLabel3.backgroundColor = .systemYellow
      oneLabel3.font = .systemFont(ofSize: 15)
      oneLabel3.text = "One"

      twoWordsLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      twoWordsLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      twoWordsLabel3.backgroundColor = .systemTeal
      twoWordsLabel3.font = .systemFont(ofSize: 15)
      twoWordsLabel3.text = "Two words"

      threeOfThemLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      threeOfThemLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      threeOfThemLabel3.backgroundColor = .systemPink
      threeOfThemLabel3.font = .systemFont(ofSize: 15)
      threeOfThemLabel3.text = "Three of them"

      equalSpacingLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      equalSpacingLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      equalSpacingLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      equalSpacingLabel.textColor = .secondaryLabel
      equalSpacingLabel.text = "equalSpacing"

      stackView5.distribution = .equalSpacing
      stackView5.spacing = 8

      oneLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      oneLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      oneLabel4.backgroundColor = .systemYellow
      oneLabel4.font = .systemFont(ofSize: 15)
      oneLabel4.text = "One"

      twoWordsLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      twoWordsLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      twoWordsLabel4.backgroundColor = .systemTeal
      twoWordsLabel4.font = .systemFont(ofSize: 15)
      twoWordsLabel4.text = "Two words"

      threeOfThemLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      threeOfThemLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      threeOfThemLabel4.backgroundColor = .systemPink
      threeOfThemLabel4.font = .systemFont(ofSize: 15)
      threeOfThemLabel4.text = "Three of them"

      equalCenteringLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      equalCenteringLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      equalCenteringLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      equalCenteringLabel.textColor = .secondaryLabel
      equalCenteringLabel.text = "equalCentering"

      stackView6.distribution = .equalCentering
      stackView6.spacing = 8

      oneLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      oneLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      oneLabel5.backgroundColor = .systemYellow
      oneLabel5.font = .systemFont(ofSize: 15)
      oneLabel5.text = "One"

      twoWordsLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      twoWordsLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      twoWordsLabel5.backgroundColor = .systemTeal
      twoWordsLabel5.font = .systemFont(ofSize: 15)
      twoWordsLabel5.text = "Two words"

      threeOfThemLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      threeOfThemLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      threeOfThemLabel5.backgroundColor = .systemPink
      threeOfThemLabel5.font = .systemFont(ofSize: 15)
      threeOfThemLabel5.text = "Three of them"

      view.addSubview(stackView)
      stackView.addArrangedSubview(fillLabel)
      stackView.addArrangedSubview(stackView2)
      stackView2.addArrangedSubview(oneLabel)
      stackView2.addArrangedSubview(twoWordsLabel)
      stackView2.addArrangedSubview(threeOfThemLabel)
      stackView.addArrangedSubview(fillEquallyLabel)
      stackView.addArrangedSubview(stackView3)
      stackView3.addArrangedSubview(oneLabel2)
      stackView3.addArrangedSubview(twoWordsLabel2)
      stackView3.addArrangedSubview(threeOfThemLabel2)
      stackView.addArrangedSubview(fillProportionallyLabel)
      stackView.addArrangedSubview(stackView4)
      stackView4.addArrangedSubview(oneLabel3)
      stackView4.addArrangedSubview(twoWordsLabel3)
      stackView4.addArrangedSubview(threeOfThemLabel3)
      stackView.addArrangedSubview(equalSpacingLabel)
      stackView.addArrangedSubview(stackView5)
      stackView5.addArrangedSubview(oneLabel4)
      stackView5.addArrangedSubview(twoWordsLabel4)
      stackView5.addArrangedSubview(threeOfThemLabel4)
      stackView.addArrangedSubview(equalCenteringLabel)
      stackView.addArrangedSubview(stackView6)
      stackView6.addArrangedSubview(oneLabel5)
      stackView6.addArrangedSubview(twoWordsLabel5)
      stackView6.addArrangedSubview(threeOfThemLabel5)

      NSLayoutConstraint.activate([
        stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 16),
      ])
    }
  }
}
