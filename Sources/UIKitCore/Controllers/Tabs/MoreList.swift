/// The list of the tabs that find no room in a tab bar.
@MainActor
protocol MoreList: UIViewController {
  var controllers: [UIViewController] { get set }
  /// Called when one of them is tapped.
  var choose: (UIViewController) -> Void { get set }
}

/// Makes such lists. Tables stand above controllers: they install theirs when the library is loaded.
@MainActor
final class MoreListMaker: HostContextPart {
  var make: (() -> any MoreList)?
}
