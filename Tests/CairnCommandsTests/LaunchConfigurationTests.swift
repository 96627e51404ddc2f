import Foundation
import Testing

/// Which launch screen an `Info.plist` names or describes. Provenance: Apple's "Information Property List Key Reference",
/// `UILaunchImages`, `UILaunchStoryboardName` and `UILaunchScreen`.
@Suite struct LaunchConfigurationTests {
  private let line = CommandLineTests()

  /// Writes an `Info.plist`, draws its launch screen, and gives the folder of the images.
  private func draw(_ keys: [String: Any]) throws -> (
    folder: URL, result: (status: Int32, output: String, errors: String)
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let list = folder.appendingPathComponent("Info.plist")
    try PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0).write(to: list)
    let out = folder.appendingPathComponent("out")
    return (out, try line.run(["launchscreen", list.path, "--out", out.path]))
  }

  private func list(in folder: URL) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appendingPathComponent("LaunchImages.plist"))
    return try #require(
      try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any])
  }

  @Test func aDescribedScreenIsDrawn() throws {
    let keys: [String: Any] = [
      "UILaunchScreen": [
        "UIImageName": "R&D \"Logo\"", "UIImageRespectsSafeAreaInsets": true, "UINavigationBar": [String: Any](),
        "UITabBar": [String: Any](),
      ] as [String: Any]
    ]
    let (folder, result) = try draw(keys)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 19)
    let described = try list(in: folder)
    #expect(described["UILaunchStoryboardName"] == nil)
    #expect((described["UILaunchScreen"] as? [String: Any])?["UIImageName"] as? String == "R&D \"Logo\"")
    // The bars are seen.
    let (plain, _) = try draw(["UILaunchScreen": [String: Any]()])
    let name = "Default-667h@2x.png"
    #expect(
      try Data(contentsOf: folder.appendingPathComponent(name)) != Data(contentsOf: plain.appendingPathComponent(name)))
  }

  @Test func imagesHaveTheNamesThatTheListGivesThem() throws {
    let (folder, result) = try draw([
      "UILaunchScreen": [String: Any](),
      "UILaunchImages": [
        ["UILaunchImageName": "Splash", "UILaunchImageSize": "{320, 568}", "UILaunchImageMinimumOSVersion": "7.0"],
        [
          "UILaunchImageName": "Wide", "UILaunchImageSize": "{414, 736}", "UILaunchImageOrientation": "LandscapeLeft",
          "UILaunchImageMinimumOSVersion": "8.0",
        ],
      ],
    ])
    #expect(result.status == 0, "\(result.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == ["LaunchImages.plist", "Splash@2x.png", "Wide@3x.png"])
    let entries = try #require(try list(in: folder)["UILaunchImages"] as? [[String: String]])
    #expect(entries.map { $0["UILaunchImageName"] } == ["Splash", "Wide"])
    #expect(entries.first?["UILaunchImageMinimumOSVersion"] == "7.0")
  }

  @Test(
    "What cannot be drawn is told",
    arguments: [
      ("{}", "there is no key for one"),
      ("{UILaunchImages = ({UILaunchImageName = Splash;});}", "UILaunchImages names images alone"),
      ("{UILaunchStoryboardName = Missing;}", "'Missing' is not beside it"),
      ("{UILaunchStoryboardName = \"../Other\";}", "leads out of the folder"),
      (
        "{UILaunchScreen = {}; UILaunchImages = ({UILaunchImageName = Odd; UILaunchImageSize = \"{1, 2}\";});}",
        "no upright screen is {1, 2} points large"
      ),
      (
        "{UILaunchScreen = {}; UILaunchImages = ({UILaunchImageSize = \"{320, 480}\";});}", "has no UILaunchImageName"
      ),
    ])
  func mistakes(_ list: String, _ words: String) throws {
    let keys = try PropertyListSerialization.propertyList(from: Data(list.utf8), options: [], format: nil)
    let result = try draw(try #require(keys as? [String: Any])).result
    #expect(result.status == 65)
    #expect(result.errors.contains("Info.plist:1:1: error: ") && result.errors.contains(words), "\(result.errors)")
  }
}
