import Foundation
import Testing

/// Which launch screen an `Info.plist` names or describes. Provenance: Apple's "Information Property List Key Reference",
/// `UILaunchImages`, `UILaunchStoryboardName`, `UILaunchStoryboards`, `UILaunchScreen` and `UILaunchScreens`.
@Suite struct LaunchConfigurationTests {
  private let line = CommandLineTests()

  /// Writes an `Info.plist`, draws its launch screen, and gives the folder of the images.
  ///
  /// - Parameters:
  ///   - picture: the name of a red square of 4 points in the catalogue beside it.
  ///   - documents: names of launch screens beside it, with the colour that each is filled with.
  ///   - options: of the command.
  private func draw(
    _ keys: [String: Any], picture: String? = nil, documents: [String: String] = [:], options: [String] = []
  ) throws -> (folder: URL, result: (status: Int32, output: String, errors: String)) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let picture {
      let set = folder.appendingPathComponent("Assets.xcassets/\(picture).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(#"{"images":[{"idiom":"universal","filename":"a.png"}],"info":{"version":1,"author":"xcode"}}"#.utf8)
        .write(to: set.appendingPathComponent("Contents.json"))
      try #require(Data(base64Encoded: Self.square)).write(to: set.appendingPathComponent("a.png"))
    }
    for (name, color) in documents {
      try Data(Self.document(color).utf8).write(to: folder.appendingPathComponent(name))
    }
    let list = folder.appendingPathComponent("Info.plist")
    try PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0).write(to: list)
    let out = folder.appendingPathComponent("out")
    return (out, try line.run(["launchscreen", list.path, "--out", out.path] + options))
  }

  private static func document(_ color: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES">
    <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <color key="backgroundColor" systemColor="\(color)"/></view></objects></document>
    """
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

  /// One image alone, which takes less time than all.
  private static let image = [
    "UILaunchImageName": "Default-667h", "UILaunchImageSize": "{375, 667}", "UILaunchImageMinimumOSVersion": "8.0",
  ]

  @Test func aDescribedScreenIsDrawn() throws {
    let keys: [String: Any] = [
      "UILaunchScreen": [
        "UIImageName": "R&D \"Logo\"", "UIImageRespectsSafeAreaInsets": true, "UINavigationBar": [String: Any](),
        "UITabBar": [String: Any](),
      ] as [String: Any],
      "UILaunchImages": [Self.image],
    ]
    let (folder, result) = try draw(keys)
    #expect(result.status == 0, "\(result.errors)")
    let described = try list(in: folder)
    #expect(described["UILaunchStoryboardName"] == nil)
    #expect((described["UILaunchScreen"] as? [String: Any])?["UIImageName"] as? String == "R&D \"Logo\"")
    // The bars are seen.
    let (plain, _) = try draw(["UILaunchScreen": [String: Any]()])
    #expect(try FileManager.default.contentsOfDirectory(atPath: plain.path).count == 19)
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

  private static var described: [String: Any] {
    [
      "UILaunchScreenDefinitions": [
        ["UILaunchScreenIdentifier": "plain"],
        ["UILaunchScreenIdentifier": "picture", "UIImageName": "Logo"],
        ["UILaunchScreenIdentifier": "bar", "UITabBar": [String: Any]()],
      ] as [[String: Any]],
      "UIURLToLaunchScreenAssociations": ["cairn": "picture", "stone": "bar"],
      "UIDefaultLaunchScreen": "plain",
    ]
  }

  private static var stored: [String: Any] {
    [
      "UILaunchStoryboardDefinitions": [
        ["UILaunchStoryboardIdentifier": "usual", "UILaunchStoryboardFile": "Red"],
        ["UILaunchStoryboardIdentifier": "other", "UILaunchStoryboardFile": "Green.xib"],
      ],
      "UIURLToLaunchStoryboardAssociations": ["cairn": "other"], "UIDefaultLaunchStoryboard": "usual",
    ]
  }

  /// Which of several launch screens is drawn: each like the picture of a list that has that one alone. Provenance:
  /// documented, "UILaunchScreens" and "UILaunchStoryboards": the system displays what the scheme of the URL is
  /// associated with, and the default for every other scheme and when the user launches the app.
  @Test(
    "Schemes choose among launch screens",
    arguments: [
      ("UILaunchScreens", nil, "{UILaunchScreen = {};}"),
      ("UILaunchScreens", "unknown", "{UILaunchScreen = {};}"),
      ("UILaunchScreens", "cairn", "{UILaunchScreen = {UIImageName = Logo;};}"),
      ("UILaunchScreens", "CAIRN", "{UILaunchScreen = {UIImageName = Logo;};}"),
      ("UILaunchScreens", "stone", "{UILaunchScreen = {UITabBar = {};};}"),
      ("UILaunchStoryboards", nil, "{UILaunchStoryboardName = Red;}"),
      ("UILaunchStoryboards", "unknown", "{UILaunchStoryboardName = Red;}"),
      ("UILaunchStoryboards", "cairn", "{UILaunchStoryboardName = Green;}"),
      // A storyboard goes before a described screen.
      ("both", nil, "{UILaunchStoryboardName = Red;}"),
      ("both", "stone", "{UILaunchScreen = {UITabBar = {};};}"),
    ] as [(String, String?, String)])
  func choices(_ key: String, _ scheme: String?, _ alone: String) throws {
    let images = ["UILaunchImages": [Self.image]]
    var keys: [String: Any] = images
    if key != "UILaunchStoryboards" { keys["UILaunchScreens"] = Self.described }
    if key != "UILaunchScreens" { keys["UILaunchStoryboards"] = Self.stored }
    let documents = ["Red.xib": "systemRedColor", "Green.xib": "systemGreenColor"]
    let options = scheme.map { ["--url-scheme", $0] } ?? []
    let chosen = try draw(keys, picture: "Logo", documents: documents, options: options)
    #expect(chosen.result.status == 0, "\(chosen.result.errors)")
    let single = try PropertyListSerialization.propertyList(from: Data(alone.utf8), options: [], format: nil)
    let alone = try #require(single as? [String: Any]).merging(images) { $1 }
    let expected = try draw(alone, picture: "Logo", documents: documents)
    #expect(expected.result.status == 0, "\(expected.result.errors)")
    let pictures = try [chosen, expected].map {
      try Data(contentsOf: $0.folder.appendingPathComponent("Default-667h@2x.png"))
    }
    #expect(pictures[0] == pictures[1])
    // All of the keys are kept for the list that they are pasted into.
    #expect(try Set(list(in: chosen.folder).keys) == Set(keys.keys).union(["UILaunchImages~ipad"]))
  }

  /// Provenance: documented, "Information Property List Key Reference", device-specific keys.
  @Test func padsHaveTheirOwnScreen() throws {
    let documents = ["Red.xib": "systemRedColor", "Green.xib": "systemGreenColor"]
    let both = try draw(
      ["UILaunchStoryboardName": "Red", "UILaunchStoryboardName~ipad": "Green"], documents: documents)
    #expect(both.result.status == 0, "\(both.result.errors)")
    let red = try draw(["UILaunchStoryboardName": "Red"], documents: documents).folder
    let green = try draw(["UILaunchStoryboardName": "Green"], documents: documents).folder
    for (name, folder) in [("Default-667h@2x.png", red), ("Default-Portrait~ipad.png", green)] {
      let pictures = try [both.folder, folder].map { try Data(contentsOf: $0.appendingPathComponent(name)) }
      #expect(pictures[0] == pictures[1], "\(name)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: both.folder.path).count == 19)
  }

  @Test(
    "What cannot be drawn is told",
    arguments: [
      ("{}", "there is no key for one"),
      ("{UILaunchImages = ({UILaunchImageName = Splash;});}", "UILaunchImages names images alone"),
      ("{UILaunchStoryboardName = Missing;}", "'Missing' is not beside it"),
      ("{UILaunchStoryboardName = \"../Other\";}", "leads out of the folder"),
      ("{UILaunchScreens = {};}", "UILaunchScreens has no UIDefaultLaunchScreen"),
      (
        "{UILaunchScreens = {UIDefaultLaunchScreen = a; UILaunchScreenDefinitions = ({UIImageName = b;});};}",
        "UILaunchScreenDefinitions has no UILaunchScreenIdentifier 'a'"
      ),
      (
        """
        {UILaunchStoryboards = {UIDefaultLaunchStoryboard = a; \
        UILaunchStoryboardDefinitions = ({UILaunchStoryboardIdentifier = a;});};}
        """, "the launch storyboard 'a' has no UILaunchStoryboardFile"
      ),
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
