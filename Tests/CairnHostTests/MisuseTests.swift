import CairnHost
import Testing
import UIKit

/// Misuse ends the program with UIKit's words.
@Suite(.serialized)
struct MisuseTests {
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func pushingTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let page = UIViewController()
        navigation.pushViewController(page, animated: false)
        navigation.pushViewController(page, animated: false)
      }
    }
    #expect(words(result).contains("Pushing the same view controller instance more than once is not supported"))
  }

  @Test func presentingItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    #expect(words(result).contains("Application tried to present modal view controller on itself"))
  }

  @Test func addingItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    #expect(words(result).contains("Can't add self as child view controller"))
  }

  @Test func aStackViewsIndex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 3) }
    }
    #expect(words(result).contains("index out of bounds for arranged subview"))
  }

  @Test func anUnknownIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(words(result).contains("must register a nib or a class for the identifier"))
  }

  @Test func itemsTwiceInASnapshot() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 1])
    }
    #expect(words(result).contains("supplied item identifiers are not unique"))
  }

  /// Presenting while presenting is refused, with a line in the log.
  @Test func presentingWhilePresenting() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = HeadlessHost()
        let root = UIViewController()
        host.show(root)
        root.present(UIViewController(), animated: false)
        root.present(UIViewController(), animated: false)
        exit(0)
      }
    }
    #expect(words(result).contains("which is already presenting"))
  }
}
