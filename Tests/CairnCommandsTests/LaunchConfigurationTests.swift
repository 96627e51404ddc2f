import Foundation
import Testing

/// Which launch screen an `Info.plist` names or describes. Provenance: Apple's "Information Property List Key Reference",
/// `UILaunchImages`, `UILaunchStoryboardName` and `UILaunchScreen`.
@Suite struct LaunchConfigurationTests {
  private let line = CommandLineTests()

  /// Writes an `Info.plist`, draws its launch screen, and gives the folder of the images.
  ///
  /// - Parameter picture: the name of a red square of 4 points in the catalogue beside it.
  private func draw(_ keys: [String: Any], picture: String? = nil) throws -> (
    folder: URL, result: (status: Int32, output: String, errors: String)
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let picture {
      let set = folder.appendingPathComponent("Assets.xcassets/\(picture).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(#"{"images":[{"idiom":"universal","filename":"a.png"}],"info":{"version":1,"author":"xcode"}}"#.utf8)
        .write(to: set.appendingPathComponent("Contents.json"))
      try #require(Data(base64Encoded: Self.square)).write(to: set.appendingPathComponent("a.png"))
    }
    let list = folder.appendingPathComponent("Info.plist")
    try PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0).write(to: list)
    let out = folder.appendingPathComponent("out")
    return (out, try line.run(["launchscreen", list.path, "--out", out.path]))
  }

  private static let square = """
    iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==
    """

  /// Provenance: documented, `UIImageName`: the picture of that name is seen.
  @Test func thePictureOfADescribedScreenIsSeen() throws {
    let keys: [String: Any] = ["UILaunchScreen": ["UIImageName": "Logo"]]
    let (with, result) = try draw(keys, picture: "Logo")
    #expect(result.status == 0, "\(result.errors)")
    let (without, _) = try draw(keys)
    for name in ["Default-667h@2x.png", "Default-Landscape~ipad.png"] {
      let pictures = try [with, without].map { try Data(contentsOf: $0.appendingPathComponent(name)) }
      #expect(pictures[0] != pictures[1], "\(name)")
    }
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
