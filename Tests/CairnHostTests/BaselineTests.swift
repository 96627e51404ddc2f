import CairnHost
import Testing
import UIKit

/// Baselines of what centres its text.
/// Provenance: derived; the baseline is where the line is drawn, in the middle of the bounds whatever their height.
@MainActor @Suite struct BaselineTests {
  enum Kind: CaseIterable { case field, button, plainField }

  private func make(_ kind: Kind) -> UIView {
    switch kind {
    case .field, .plainField:
      let field = UITextField()
      field.borderStyle = kind == .field ? .roundedRect : .none
      field.text = "Text"
      return field
    case .button:
      let button = UIButton(type: .system)
      button.setTitle("Text", for: .normal)
      return button
    }
  }

  @Test(arguments: Kind.allCases, [false, true]) func besideALabelInAStack(kind: Kind, shownFirst: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Name"
    let other = make(kind)
    let stack = UIStackView(arrangedSubviews: [label, other])
    stack.alignment = .firstBaseline
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    if shownFirst { host.show(controller) }
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
    ])
    if !shownFirst { host.show(controller) }
    host.settle()
    #expect(abs(other.frame.midY - label.frame.midY) <= 2)
    #expect(stack.frame.height < 40)
    let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(fitting.height - stack.frame.height) <= 0.5)
  }

  @Test(arguments: Kind.allCases, [30.0, 44.0, 80.0]) func ofAnyHeight(kind: Kind, height: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel()
    label.text = "Name"
    label.font = .systemFont(ofSize: 17)
    let other = make(kind)
    for view in [label, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      other.heightAnchor.constraint(equalToConstant: height),
      label.lastBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(other.frame.midY - label.frame.midY) <= 2)
  }

  /// The first line of a text view stands on its first baseline, within its container's inset.
  @Test func aTextViewStandsOnItsFirstLine() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (label, text) = (UILabel(), UITextView())
    label.text = "Name"
    text.text = "Text"
    text.font = .systemFont(ofSize: 17)
    text.isScrollEnabled = false
    for view in [label, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      text.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      text.widthAnchor.constraint(equalToConstant: 100),
      text.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(text.frame.minY + text.textContainerInset.top - label.frame.minY) <= 1)
  }

  /// A symbol's baseline is its picture's, at any height of its view; a plain view's is its top.
  @Test(arguments: [("globe", CGFloat(5.98)), (nil, -20)])
  func ofSymbols(name: String?, fromMiddle: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (picture, line) = (UIImageView(image: name.flatMap { UIImage(systemName: $0) }), UIView())
    for view in [picture, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      picture.heightAnchor.constraint(equalToConstant: 40),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.topAnchor.constraint(equalTo: picture.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(line.frame.minY - picture.frame.midY - fromMiddle) < 0.6)
  }
}
