import Foundation
import Testing

/// A scene of one of this package's documents, with the class that its code has.
struct GeneratedScene: Sendable, CustomTestStringConvertible {
  var document: String
  /// The controller's or view's id.
  var id: String
  var make: @MainActor @Sendable () -> AnyObject

  var testDescription: String { "\(document) \(id)" }

  /// Documents by the name of the file in `Generated`.
  static let documents = [
    "Household": "Fixtures/storyboards/Household.storyboard", "Profile": "Fixtures/storyboards/Profile.storyboard",
    "Scripts": "Fixtures/storyboards/Scripts.storyboard", "SignIn": "Fixtures/storyboards/SignIn.storyboard",
    "Stacks": "Fixtures/storyboards/Stacks.storyboard", "Distributions": "Fixtures/oracle/Distributions.xib",
    "Priorities": "Fixtures/oracle/Priorities.xib", "SafeArea": "Fixtures/oracle/SafeArea.storyboard",
    "UnifiedStoryboard": "Examples/UnifiedStoryboard/Main.storyboard",
    "Errands": "Fixtures/connections/Errands.storyboard", "Card": "Fixtures/connections/Card.xib",
    "Launch": "Examples/DynamicLaunchScreen/LaunchScreen.storyboard",
  ]

  static let all: [GeneratedScene] = [
    GeneratedScene(document: "Household", id: "add-01-ctl") { Household.NewRoomViewController() },
    GeneratedScene(document: "Household", id: "map-01-ctl") { Household.PlanViewController() },
    GeneratedScene(document: "Household", id: "leg-01-ctl") { Household.LegendViewController() },
    GeneratedScene(document: "Household", id: "set-01-ctl") { Household.SettingsViewController() },
    GeneratedScene(document: "Scripts", id: "") { Scripts.SceneViewController() },
    GeneratedScene(document: "SignIn", id: "") { SignIn.SceneViewController() },
    GeneratedScene(document: "Stacks", id: "") { Stacks.SceneViewController() },
    GeneratedScene(document: "Distributions", id: "") { Distributions.ContentView() },
    GeneratedScene(document: "Priorities", id: "") { Priorities.ContentView() },
    GeneratedScene(document: "SafeArea", id: "") { SafeArea.SceneViewController() },
    GeneratedScene(document: "Errands", id: "lst-01-ctl") { Errands.ErrandsViewController() },
    GeneratedScene(document: "Errands", id: "det-01-ctl") { Errands.DetailViewController() },
    GeneratedScene(document: "Card", id: "") { Card.CardViewController() },
    GeneratedScene(document: "Launch", id: "") { Launch.SceneViewController() },
  ]
}
