import UIKit

enum SignIn {
  class SceneViewController: UIViewController {
    let stackView = UIStackView()
    let welcomeBackLabel = UILabel()
    let signInToLabel = UILabel()
    let emailTextField = UITextField()
    let passwordTextField = UITextField()
    let keepMeSignedStackView = UIStackView()
    let keepMeSignedLabel = UILabel()
    let switchControl = UISwitch()
    let signInButton = UIButton(type: .system)
    let createAnAccountButton = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      stackView.translatesAutoresizingMaskIntoConstraints = false
      stackView.axis = .vertical
      stackView.spacing = 16

      welcomeBackLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      welcomeBackLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      welcomeBackLabel.font = .systemFont(ofSize: 34, weight: .bold)
      welcomeBackLabel.text = "Welcome back"

      signInToLabel.numberOfLines = 0
      signInToLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      signInToLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      signInToLabel.font = .systemFont(ofSize: 17)
      signInToLabel.textColor = .secondaryLabel
      signInToLabel.text = "Sign in to see the walks that your friends have planned for this weekend."

      emailTextField.placeholder = "Email"
      emailTextField.borderStyle = .roundedRect
      emailTextField.minimumFontSize = 17
      emailTextField.adjustsFontSizeToFitWidth = true
      emailTextField.font = .systemFont(ofSize: 17)
      emailTextField.keyboardType = .emailAddress

      passwordTextField.placeholder = "Password"
      passwordTextField.borderStyle = .roundedRect
      passwordTextField.minimumFontSize = 17
      passwordTextField.adjustsFontSizeToFitWidth = true
      passwordTextField.font = .systemFont(ofSize: 17)
      passwordTextField.isSecureTextEntry = true

      keepMeSignedStackView.alignment = .center
      keepMeSignedStackView.spacing = 8

      keepMeSignedLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      keepMeSignedLabel.font = .systemFont(ofSize: 17)
      keepMeSignedLabel.text = "Keep me signed in"

      switchControl.isOn = true
      switchControl.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      switchControl.setContentHuggingPriority(.defaultHigh, for: .vertical)

      var signInButtonConfiguration = UIButton.Configuration.filled()
      signInButtonConfiguration.title = "Sign In"
      signInButton.configuration = signInButtonConfiguration

      createAnAccountButton.translatesAutoresizingMaskIntoConstraints = false
      createAnAccountButton.titleLabel?.font = .systemFont(ofSize: 15)
      createAnAccountButton.setTitle("Create an account", for: .normal)

      view.addSubview(stackView)
      stackView.addArrangedSubview(welcomeBackLabel)
      stackView.addArrangedSubview(signInToLabel)
      stackView.addArrangedSubview(emailTextField)
      stackView.addArrangedSubview(passwordTextField)
      stackView.addArrangedSubview(keepMeSignedStackView)
      keepMeSignedStackView.addArrangedSubview(keepMeSignedLabel)
      keepMeSignedStackView.addArrangedSubview(switchControl)
      stackView.addArrangedSubview(signInButton)
      view.addSubview(createAnAccountButton)

      NSLayoutConstraint.activate([
        stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 80),
        stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24).with(
          priority: 999),
        stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stackView.widthAnchor.constraint(lessThanOrEqualToConstant: 420),

        signInButton.heightAnchor.constraint(equalToConstant: 50),

        createAnAccountButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        createAnAccountButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func with(priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
