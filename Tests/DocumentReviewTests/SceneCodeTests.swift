import DocumentEditing
import DocumentReview
import DocumentSamples
import Testing

/// Scenes as code. Provenance: derived from UIKit's interface.
@Suite struct SceneCodeTests {
  private func code(_ text: String = Sample.screen) throws -> SceneCode {
    try #require(SceneCode.all(in: try Sample.tree(text)).first?.code)
  }

  @Test func viewsPropertiesAndAnchors() throws {
    let code = try code(
      Sample.screen.replacing("useAutolayout", with: "useSafeAreas=\"NO\" useAutolayout").replacing(
        "id=\"lb-01\"", with: "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lb-01\""))
    #expect(code.className == "SceneViewController")
    for line in [
      "class SceneViewController: UIViewController {", "  let titleLabel = UILabel()",
      "  let goButton = UIButton(type: .system)", "    titleLabel.text = \"R&D <now>\"",
      "    titleLabel.translatesAutoresizingMaskIntoConstraints = false",
      "    titleLabel.font = .systemFont(ofSize: 17)",
      "    goButton.frame = CGRect(x: 20, y: 120, width: 100, height: 35)",
      "    goButton.setTitle(\"Go\", for: .normal)",
      "    view.addSubview(titleLabel)",
      "      titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),",
    ] {
      #expect(code.text.split(separator: "\n").contains(Substring(line)), "\(line)\n\(code.text)")
    }
    #expect(code.omissions.isEmpty)
  }

  /// A minimum alone says that text shrinks; the minimum's size is a share of the font's.
  @Test(arguments: [
    ("minimumScaleFactor=\"0.5\"", ["adjustsFontSizeToFitWidth = true", "minimumScaleFactor = 0.5"]),
    (
      "minimumFontSize=\"10\"",
      ["adjustsFontSizeToFitWidth = true", "minimumScaleFactor = min(10 / titleLabel.font.pointSize, 1)"]
    ),
    ("adjustsFontSizeToFit=\"NO\" minimumFontSize=\"10\"", []), ("minimumFontSize=\"0\"", []),
  ])
  func textsShrinkAsInTheDocument(_ attributes: String, _ statements: [String]) throws {
    let text = try code(Sample.screen.replacing("id=\"lb-01\"", with: "\(attributes) id=\"lb-01\"")).text
    for statement in statements { #expect(text.contains("    titleLabel.\(statement)\n"), "\(text)") }
    #expect(text.contains("adjustsFontSizeToFitWidth") == !statements.isEmpty)
  }

  /// A prototype's class is called by its identifier, unless that is the name of UIKit's own.
  @Test(arguments: [("Song", "SongCell"), ("UITableViewCell", "PrototypeCell"), ("7", "PrototypeCell")])
  func prototypesAreNotCalledAsUIKitsClasses(_ identifier: String, _ name: String) throws {
    let table = """
      <tableView id="tv-01"><rect key="frame" x="0.0" y="0.0" width="320" height="90"/><prototypes>
        <tableViewCell reuseIdentifier="\(identifier)" id="pc-01"><rect key="frame" x="0.0" y="28" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="pc-02"/></tableViewCell></prototypes></tableView>
      """
    let text = try code(Sample.screen.replacing("</subviews>", with: "\(table)</subviews>")).text
    #expect(text.contains("class \(name): UITableViewCell {"), "\(text)")
  }

  /// Images with a scale or a rendering of their own stand in an element (documents of Xcode 12 and later).
  @Test(arguments: [
    ("image=\"star\" catalog=\"system\"", "UIImage(systemName: \"star\")"),
    (
      "image=\"star\" catalog=\"system\" symbolScale=\"large\"",
      "UIImage(systemName: \"star\")?.withConfiguration(UIImage.SymbolConfiguration(scale: .large))"
    ),
    ("image=\"logo\" renderingMode=\"original\"", "UIImage(named: \"logo\")?.withRenderingMode(.alwaysOriginal)"),
    (
      "image=\"star\" catalog=\"system\" symbolScale=\"small\" renderingMode=\"template\"",
      "UIImage(systemName: \"star\")?.withConfiguration(UIImage.SymbolConfiguration(scale: .small))"
        + ".withRenderingMode(.alwaysTemplate)"
    ),
  ])
  func referencedImagesKeepScaleAndRendering(_ attributes: String, _ image: String) throws {
    let view =
      "<imageView id=\"iv-01\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>"
      + "<imageReference key=\"image\" \(attributes)/></imageView>"
    let text = try code(Sample.screen.replacing("</subviews>", with: "\(view)</subviews>")).text
    #expect(text.contains("ImageView.image = \(image)\n"), "\(text)")
  }

  @Test func fieldsShrinkAsInTheDocument() throws {
    let field =
      "<textField minimumFontSize=\"17\" id=\"tf-01\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>"
      + "</textField>"
    let text = try code(Sample.screen.replacing("</subviews>", with: "\(field)</subviews>")).text
    #expect(text.contains(".minimumFontSize = 17\n") && text.contains(".adjustsFontSizeToFitWidth = true\n"), "\(text)")
  }

  @Test func namesComeFromOutletsAndActionsBecomeMethods() throws {
    let connected = Sample.screen.replacing(
      "</viewController>",
      with: """
        <connections><outlet property="heading" destination="lb-01" id="o1"/>\
        <outlet property="top" destination="aa-01" id="o2"/></connections></viewController>
        """
    ).replacing(
      "<state key=\"normal\" title=\"Go\"/>",
      with: """
        <state key="normal" title="Go"/><connections>\
        <action selector="go:" destination="ctl-01" eventType="touchUpInside" id="a1"/></connections>
        """)
    let text = try code(connected).text
    #expect(text.contains("  let heading = UILabel()\n"))
    #expect(
      text.contains(
        "  private(set) lazy var top = heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 80)\n"))
    #expect(text.contains("      top,\n"))
    #expect(text.contains("    goButton.addAction(UIAction { [unowned self] _ in go() }, for: .touchUpInside)\n"))
    #expect(text.contains("  func go() {}\n"))
  }

  @Test(
    "Constraints in anchors",
    arguments: [
      ("relation=\"greaterThanOrEqual\"", "constraint(greaterThanOrEqualTo: view.topAnchor, constant: 80),"),
      ("priority=\"750\"", "constraint(equalTo: view.topAnchor, constant: 80).with(priority: 750),"),
      ("symbolic=\"YES\"", "constraint(equalTo: view.topAnchor, constant: 80),"),
      ("multiplier=\"1:2\"", "multiplier: 1.0 / 2.0, constant: 80),"),
      ("multiplier=\"1:1\"", "titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),"),
    ])
  func anchors(_ attribute: String, _ expected: String) throws {
    let text = try code(Sample.screen.replacing("constant=\"80\"", with: "\(attribute) constant=\"80\"")).text
    #expect(text.contains(expected), "\(text)")
  }

  /// Constraints are told of the view that they place, with what it is in on the right, in the order of views; an outlet's
  /// constant keeps its sense, for programs change it.
  @Test func constraintsAreToldOfTheInnerView() throws {
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"sg-01\"/>"
    let list = """
      <constraint firstAttribute="trailing" secondItem="bt-01" secondAttribute="trailing" constant="16" id="k1"/>
      <constraint firstItem="sg-01" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="lb-01" secondAttribute="bottom" constant="-8" id="k2"/>
      <constraint firstAttribute="trailing" secondItem="lb-01" secondAttribute="trailing" constant="20" id="k3"/>
      <constraint firstItem="bt-01" firstAttribute="top" secondItem="lb-01" secondAttribute="bottom" constant="8" id="k4"/>
      """
    let screen = Sample.screen.replacing("</constraints>", with: "\(list)</constraints>\(guide)")
      .replacing(
        "</viewController>",
        with: "<connections><outlet property=\"end\" destination=\"k3\" id=\"o1\"/></connections></viewController>")
    let text = try code(screen).text
    #expect(
      text.contains("lazy var end = view.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 20)\n")
    )
    let expected = """
            titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            end,
            titleLabel.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: 8),

            goButton.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            goButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),

      """
    #expect(text.contains(expected), "\(text)")
  }

  /// Of constraints that contradict each other, the document's order may say which gives way.
  @Test func constraintsThatCrowdKeepTheirOrder() throws {
    let list = """
      <constraint firstItem="bt-01" firstAttribute="centerX" secondItem="vw-01" secondAttribute="centerX" id="k1"/>
      <constraint firstItem="bt-01" firstAttribute="bottom" secondItem="vw-01" secondAttribute="bottom" id="k2"/>
      <constraint firstAttribute="trailing" secondItem="bt-01" secondAttribute="trailing" constant="16" id="k3"/>
      <constraint firstItem="bt-01" firstAttribute="top" secondItem="lb-01" secondAttribute="bottom" id="k4"/>
      <constraint firstItem="bt-01" firstAttribute="leading" secondItem="vw-01" secondAttribute="leading" constant="9" id="k5"/>
      """
    let text = try code(Sample.screen.replacing("</constraints>", with: "\(list)</constraints>")).text
    let said = text.matches(of: /goButton\.(\w+)Anchor\.constraint/).map { String($0.1) }
    #expect(said == ["top", "centerX", "trailing", "leading", "bottom"], "\(text)")
  }

  /// As few digits as give the same eight bits; UIKit's names where it has one.
  @Test(arguments: [
    ("white=\"0.66666666666666663\" alpha=\"1\"", ".lightGray"),
    ("red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\"", ".white"),
    (
      "red=\"0.0\" green=\"0.47843137254901963\" blue=\"1\" alpha=\"1\"",
      "UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)"
    ),
    ("red=\"0.2\" green=\"0.2\" blue=\"0.2\" alpha=\"0.5\"", "UIColor(white: 0.2, alpha: 0.5)"),
    ("red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"0.0\"", ".clear"),
    (
      "red=\"1.0930\" green=\"-0.2267\" blue=\"-0.1501\" alpha=\"1\"",
      "UIColor(red: 1.093, green: -0.227, blue: -0.15, alpha: 1)"
    ),
  ])
  func coloursAreShort(_ attributes: String, _ expected: String) throws {
    let color = "<color key=\"backgroundColor\" \(attributes)/>"
    let text = try code(
      Sample.screen.replacing(
        "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\"/>", with: color)
    ).text
    #expect(text.contains("    view.backgroundColor = \(expected)\n"), "\(text)")
  }

  @Test(arguments: [
    (".AppleSystemUIFont", ".systemFont(ofSize: 14)"),
    (".AppleSystemUIFontBold", ".systemFont(ofSize: 14, weight: .bold)"),
    (".SFUIText", "UIFont(name: \".SFUIText\", size: 14) ?? .systemFont(ofSize: 14)"),
    ("Georgia", "UIFont(name: \"Georgia\", size: 14) ?? .systemFont(ofSize: 14)"),
  ])
  func fontsOfTheSystemHaveNoNames(_ name: String, _ expected: String) throws {
    let label =
      "<label text=\"A\" id=\"nl-01\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>"
      + "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"\(name)\" pointSize=\"14\"/></label>"
    let text = try code(Sample.screen.replacing("</subviews>", with: "\(label)</subviews>")).text
    #expect(text.contains("    aLabel.font = \(expected)\n"), "\(text)")
  }

  /// Containers without a name are called by what is in them, where there are several; parts of a table by their role.
  @Test func containersAreCalledByTheirContents() throws {
    func stack(_ id: String, _ text: String) -> String {
      "<stackView id=\"\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/><subviews>"
        + "<label text=\"\(text)\" id=\"\(id)l\"/></subviews></stackView>"
    }
    let table = "<tableView id=\"tv\"><view key=\"tableFooterView\" id=\"tf\"/></tableView>"
    let several = Sample.screen.replacing(
      "</subviews>", with: stack("a", "Email") + stack("b", "Name") + table + "</subviews>")
    let text = try code(several).text
    for name in ["emailStackView = UIStackView()", "nameStackView = UIStackView()", "footerView = UIView()"] {
      #expect(text.contains("  let \(name)\n"), "\(text)")
    }
    let alone = "<view id=\"w\"><subviews><view id=\"x\"/></subviews></view>"
    let plain = try code(Sample.screen.replacing("</subviews>", with: "\(alone)</subviews>")).text
    #expect(
      plain.contains("    view.addSubview(containerView)\n    containerView.addSubview(containerView2)\n"), "\(plain)")
    let one = try code(Sample.screen.replacing("</subviews>", with: stack("a", "Email") + "</subviews>")).text
    #expect(one.contains("  let stackView = UIStackView()\n"), "\(one)")
  }

  /// Pictures without a text are called by their image.
  @Test(arguments: [
    ("<imageView image=\"Tuition\" id=\"iv\"/>", "tuitionImageView = UIImageView()"),
    (
      "<imageView id=\"iv\"><imageReference key=\"image\" image=\"person.crop.circle.fill\" catalog=\"system\"/></imageView>",
      "personCropCircleImageView = UIImageView()"
    ),
    (
      "<button id=\"ib\"><state key=\"normal\" image=\"trash\" catalog=\"system\"/></button>", "trashButton = UIButton("
    ),
  ])
  func picturesAreCalledByTheirImages(_ view: String, _ declaration: String) throws {
    let text = try code(Sample.screen.replacing("</subviews>", with: "\(view)</subviews>")).text
    #expect(text.contains("  let \(declaration)"), "\(text)")
  }

  /// What Interface Builder says of every label and picture is said once for all of them.
  @Test func labelsAndPicturesHugTogether() throws {
    func screen(_ count: Int) -> String {
      let labels = (0..<count).map {
        "<label text=\"Row \($0)\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" id=\"row\($0)\"/>"
      }
      return Sample.screen.replacing("</subviews>", with: "\(labels.joined())</subviews>")
    }
    let several = try code(screen(3)).text
    let expected = """
          for view in [
            row0Label, row1Label, row2Label,
          ] as [UIView] {
            view.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
            view.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
          }

      """
    #expect(several.contains(expected) && !several.contains("row0Label.setContent"), "\(several)")
    let two = try code(screen(2)).text
    #expect(two.contains("row1Label.setContentHuggingPriority(.defaultLow + 1, for: .vertical)\n"), "\(two)")
  }

  /// Scroll views clip and tables bounce by themselves.
  @Test func whatClassesHaveByThemselvesIsNotSaid() throws {
    let views = """
      <tableView clipsSubviews="YES" alwaysBounceVertical="YES" allowsSelection="NO" id="tv"/>
      <imageView clipsSubviews="YES" id="iv"/><collectionView clipsSubviews="YES" alwaysBounceVertical="YES" id="cv"/>
      """
    let text = try code(Sample.screen.replacing("</subviews>", with: "\(views)</subviews>")).text
    #expect(
      text.contains("    imageView.clipsToBounds = true\n") && text.contains("    tableView.allowsSelection = false\n"))
    #expect(text.contains("    collectionView.alwaysBounceVertical = true\n"), "\(text)")
    for line in ["tableView.clipsToBounds", "tableView.alwaysBounce", "collectionView.clipsToBounds"] {
      #expect(!text.contains(line), "\(text)")
    }
  }

  /// A cell has no `titleLabel` of its own, as a button has.
  @Test func outletsOfCellsKeepTheirNames() throws {
    let cell = """
      <tableView id="tv-01"><rect key="frame" x="0.0" y="0.0" width="320" height="90"/><prototypes>
        <tableViewCell reuseIdentifier="Song" customClass="SongCell" id="pc-01">
          <tableViewCellContentView key="contentView" id="pc-02"><subviews><label text="x" id="pl"/><imageView id="pi"/>
          </subviews></tableViewCellContentView><connections><outlet property="titleLabel" destination="pl" id="po"/>
          <outlet property="imageView" destination="pi" id="pp"/></connections></tableViewCell></prototypes></tableView>
      """
    let text = try code(Sample.screen.replacing("</subviews>", with: "\(cell)</subviews>")).text
    #expect(
      text.contains("  let titleLabel = UILabel()\n") && text.contains("  let imageView2 = UIImageView()\n"), "\(text)")
  }

  /// A plain view has no `contentView`, as a cell has.
  @Test(arguments: [("view", "contentView"), ("collectionViewCell", "contentView2")])
  func outletsOfViewsKeepTheirNames(_ tag: String, _ name: String) throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><\(tag) customClass="Card" id="c">
      <view key="contentView" id="k"/><subviews><view id="v"/></subviews>
      <connections><outlet property="contentView" destination="v" id="o"/></connections></\(tag)></objects></document>
      """
    let text = try code(xib).text
    #expect(text.contains("  let \(name) = UIView()\n"), "\(text)")
  }

  /// A method that would not fit on two screens says what it does in turn.
  @Test func longMethodsAreToldStepByStep() throws {
    let labels = (0..<40).map { "<label text=\"Row \($0)\" numberOfLines=\"0\" id=\"row\($0)\"/>" }.joined()
    let text = try code(Sample.screen.replacing("</subviews>", with: "\(labels)</subviews>")).text
    let expected = """
        override func viewDidLoad() {
          super.viewDidLoad()
          view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
          setUpViews()
          addSubviews()
          activateConstraints()
        }

        private func setUpViews() {

      """
    #expect(text.contains(expected), "\(text)")
  }

  @Test(arguments: [("ResizeAspectFill", "videoGravity = .resizeAspectFill"), ("Resize", "videoGravity = .resize")])
  func playersFillTheirView(_ gravity: String, _ statement: String) throws {
    let text = Sample.screen.replacing(
      "<viewController id", with: "<avPlayerViewController videoGravity=\"AVLayerVideoGravity\(gravity)\" id"
    ).replacing("</viewController>", with: "</avPlayerViewController>")
    #expect(try code(text).text.contains("    \(statement)\n"))
    let standard = text.replacing("AVLayerVideoGravity\(gravity)", with: "AVLayerVideoGravityResizeAspect")
    #expect(try !code(standard).text.contains("videoGravity"))
  }

  /// Xcode 8.0 wrote a frame as distances and extents.
  @Test func framesOfDistancesAreFrames() throws {
    let view = """
      <view fixedFrame="YES" id="old-01" userLabel="Old Box"><frame key="frameInset" minX="16" width="50" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
      """
    let text = try code(Sample.screen.replacing("<subviews>", with: "<subviews>" + view)).text
    #expect(text.contains("oldBoxView.frame = CGRect(x: 16, y: 0, width: 50, height: 40)\n"), "\(text)")
  }

  @Test func configuredButtonsHaveTheirFontSymbolAndBackground() throws {
    let configuration = """
      <buttonConfiguration key="configuration" style="plain" title="Go" image="star" catalog="system">
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
      <backgroundConfiguration key="background" cornerRadius="8" strokeWidth="2">
      <color key="strokeColor" systemColor="tintColor"/></backgroundConfiguration></buttonConfiguration>
      """
    let text = try code(
      Sample.screen.replacing("<state key=\"normal\" title=\"Go\"/>", with: configuration)
    ).text
    for statement in [
      "Configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in\n",
      "      outgoing.font = .boldSystemFont(ofSize: 18)\n      return outgoing\n    }\n",
      "Configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)\n",
      "Configuration.background.cornerRadius = 8\n", "Configuration.background.strokeWidth = 2\n",
      "Configuration.background.strokeColor = ",
    ] { #expect(text.contains(statement), "\(statement) in \(text)") }
  }

  @Test func whatTheCodeLeavesOutIsSaid() throws {
    let shown = Sample.screen.replacing(
      "<state key=\"normal\" title=\"Go\"/>",
      with:
        "<connections><segue destination=\"gone\" kind=\"show\" id=\"sg-01\"/></connections>"
    )
    #expect(try code(shown).omissions == ["segue show → missing object gone of Button bt-01"])
  }

  @Test(
    "Segues as methods",
    arguments: [
      ("kind=\"show\"", "show(SceneViewController(), sender: self)"),
      ("kind=\"push\"", "navigationController?.pushViewController(SceneViewController(), animated: true)"),
      ("kind=\"replace\"", "showDetailViewController(SceneViewController(), sender: self)"),
      ("kind=\"presentation\"", "present(SceneViewController(), animated: true)"),
      ("kind=\"modal\" animates=\"NO\"", "present(SceneViewController(), animated: false)"),
      ("kind=\"popoverPresentation\"", "sceneController.popoverPresentationController?.sourceView = button"),
      (
        "kind=\"custom\" customClass=\"FadeSegue\" identifier=\"fade\"",
        "FadeSegue(identifier: \"fade\", source: self, destination: SceneViewController()).perform()"
      ),
    ])
  func segues(_ attributes: String, _ expected: String) throws {
    let text = try code(
      Sample.screen.replacing(
        "<state key=\"normal\" title=\"Go\"/>",
        with: "<connections><segue destination=\"ctl-01\" \(attributes) id=\"sg-01\"/></connections>")
    ).text
    #expect(text.split(separator: "\n").contains { $0.hasSuffix("  \(expected)") }, "\(text)")
  }

  @Test(
    "Constructions and values",
    arguments: [
      ("<view customClass=\"UIControl\" id=\"x\" userLabel=\"Area\"/>", "let areaView = UIControl()"),
      ("<view customClass=\"OAStackView\" id=\"x\"/>", "let oaStackView = OAStackView()"),
      (
        "<imageView id=\"x\" userLabel=\"Heart\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" "
          + "configurationType=\"font\" scale=\"large\" weight=\"bold\"><fontDescription key=\"fontDescription\" "
          + "style=\"UICTFontTextStyleTitle0\"/></preferredSymbolConfiguration></imageView>",
        "heartImageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration("
          + "font: .preferredFont(forTextStyle: .largeTitle), scale: .large)"
          + ".applying(UIImage.SymbolConfiguration(weight: .bold))"
      ),
      (
        "<imageView id=\"x\" userLabel=\"Heart\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" "
          + "configurationType=\"pointSize\" pointSize=\"64\" scale=\"large\"/></imageView>",
        "heartImageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration("
          + "pointSize: 64, weight: .regular, scale: .large)"
      ),
      (
        "<label id=\"x\"><attributedString key=\"attributedText\"><fragment content=\"a\"/><fragment content=\"b\"/>"
          + "</attributedString></label>",
        // Foundation on Linux has no initializer without arguments.
        "let text = NSMutableAttributedString(string: \"\")"
      ),
      // What the document leaves out is off; the class has it on.
      ("<activityIndicatorView id=\"x\" userLabel=\"Wheel\"/>", "wheelActivityIndicatorView.hidesWhenStopped = false"),
      // A class of the program's is made by its frame, without the style.
      (
        "<activityIndicatorView id=\"x\" userLabel=\"Wheel\" style=\"large\" customClass=\"Spinner\"/>",
        "wheelActivityIndicatorView.style = .large"
      ),
      (
        "<view id=\"x\" userLabel=\"Round\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
          + "keyPath=\"layer.cornerRadius\" value=\"6\"/></userDefinedRuntimeAttributes></view>",
        "roundView.layer.cornerRadius = 6"
      ),
    ])
  func constructions(_ element: String, _ expected: String) throws {
    let text = try code(Sample.screen.replacing("<button opaque", with: "\(element)<button opaque")).text
    #expect(text.split(separator: "\n").contains { $0.hasSuffix("  \(expected)") }, "\(text)")
  }

  /// What a document sets by key path is a property of the program's class; Apple's classes know nothing of it.
  @Test(
    "Runtime attributes",
    arguments: [
      (
        "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"edge\"><real key=\"value\" value=\"2.5\"/></userDefinedRuntimeAttribute>",
        "titleLabel.edge = 2.5"
      ),
      (
        "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isRound\" value=\"YES\"/>", "titleLabel.isRound = true"
      ),
      ("<userDefinedRuntimeAttribute type=\"string\" keyPath=\"key\" value=\"a&amp;b\"/>", "titleLabel.key = \"a&b\""),
      (
        "<userDefinedRuntimeAttribute type=\"color\" keyPath=\"ink\"><color key=\"value\" white=\"1\" alpha=\"1\"/></userDefinedRuntimeAttribute>",
        "titleLabel.ink = .white"
      ),
      (
        "<userDefinedRuntimeAttribute type=\"size\" keyPath=\"room\"><size key=\"value\" width=\"1\" height=\"2\"/></userDefinedRuntimeAttribute>",
        "titleLabel.room = CGSize(width: 1, height: 2)"
      ),
    ])
  func runtimeAttributes(_ attribute: String, _ expected: String) throws {
    let list =
      "<nil key=\"highlightedColor\"/><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>"
    let document = Sample.screen.replacing("<nil key=\"highlightedColor\"/>", with: list)
    let custom = try code(document.replacing("userLabel=\"Title\"", with: "userLabel=\"Title\" customClass=\"Badge\""))
    #expect(custom.text.split(separator: "\n").contains("    \(expected)"), "\(custom.text)")
    let plain = try code(document)
    #expect(plain.omissions.count == 1 && plain.omissions[0].hasPrefix("runtime attribute"))
  }

  /// What varies by size class is in a method that follows the traits.
  @Test func variationsFollowTheTraits() throws {
    let varied = Sample.screen.replacing(
      "<nil key=\"highlightedColor\"/>",
      with: """
        <variation key="widthClass=regular" hidden="YES"/><variation key="heightClass=compact">\
        <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/></variation>
        """
    ).replacing(
      "constant=\"80\" id=\"aa-01\"/>",
      with: "constant=\"80\" id=\"aa-01\"><variation key=\"heightClass=compact\" constant=\"8\"/></constraint>"
    ).replacing(
      "</constraints>",
      with: """
        </constraints><variation key="widthClass=compact"><mask key="subviews"><exclude reference="bt-01"/></mask>\
        <mask key="constraints"><exclude reference="cc-01"/></mask></variation>
        """)
    let text = try code(varied).text
    for line in [
      "    titleLabel.isHidden = isCompactWidth ? false : true",
      "    titleLabel.font = isCompactHeight ? .boldSystemFont(ofSize: 12) : .systemFont(ofSize: 17)",
      "    titleLabelTop.constant = isCompactHeight ? 8 : 80",
      "  private lazy var titleLabelTop = titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 80)",
      "    NSLayoutConstraint.deactivate(regularWidthConstraints)", "    if !isCompactWidth {",
      "      view.addSubview(goButton)", "      goButton.removeFromSuperview()",
      "    if !isCompactWidth { NSLayoutConstraint.activate(regularWidthConstraints) }", "    applySizeClasses()",
      "    let isCompactWidth = traitCollection.horizontalSizeClass == .compact",
    ] {
      #expect(text.split(separator: "\n").contains(Substring(line)), "\(line)\n\(text)")
    }
  }

  /// A frame that a size class alone has places the view there, and constraints in the others.
  @Test func framesOfASizeClassPlaceViews() throws {
    let varied = Sample.screen.replacing(
      "<nil key=\"highlightedColor\"/>",
      with: """
        <nil key="highlightedColor"/><variation key="widthClass=compact" fixedFrame="YES">\
        <rect key="frame" x="1" y="2" width="30" height="40"/></variation>
        """
    ).replacing("<label opaque", with: "<label translatesAutoresizingMaskIntoConstraints=\"NO\" opaque")
    let text = try code(varied).text
    for line in [
      "    titleLabel.translatesAutoresizingMaskIntoConstraints = isCompactWidth ? true : false",
      "      titleLabel.frame = CGRect(x: 1, y: 2, width: 30, height: 40)",
    ] {
      #expect(text.split(separator: "\n").contains(Substring(line)), "\(line)\n\(text)")
    }
  }

  /// Masks in an item count from the item's size, which its content follows.
  @Test func itemsBeginWithTheirSize() throws {
    let text = try code(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <collectionViewCell id="cel-01" customClass="Tile">
                  <rect key="frame" x="0.0" y="0.0" width="106" height="90"/>
                  <view key="contentView">
                      <rect key="frame" x="0.0" y="0.0" width="106" height="90"/>
                      <subviews>
                          <view id="box-01" userLabel="Box">
                              <rect key="frame" x="0.0" y="0.0" width="106" height="90"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                          </view>
                      </subviews>
                  </view>
              </collectionViewCell>
          </objects>
      </document>
      """
    ).text
    #expect(text.contains("super.init(frame: CGRect(x: 0, y: 0, width: 106, height: 90))"), "\(text)")
    #expect(!text.contains("contentView.frame"), "\(text)")
  }

  /// What is tied to an item holds for its content, but to its margins; standard space to it is none.
  @Test(
    "Constraints to items",
    arguments: [
      (
        #"firstAttribute="top" secondItem="cel-01" secondAttribute="topMargin""#,
        "equalTo: layoutMarginsGuide.topAnchor"
      ),
      (#"firstAttribute="top" secondItem="cel-01" secondAttribute="top""#, "equalTo: contentView.topAnchor"),
      (
        #"firstAttribute="top" secondItem="cel-01" secondAttribute="top" symbolic="YES""#,
        "equalTo: contentView.topAnchor"
      ),
    ])
  func constraintsToItems(_ attributes: String, _ expected: String) throws {
    let text = try code(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <collectionViewCell id="cel-01" customClass="Tile">
                  <rect key="frame" x="0.0" y="0.0" width="106" height="90"/>
                  <view key="contentView">
                      <rect key="frame" x="0.0" y="0.0" width="106" height="90"/>
                      <subviews>
                          <view translatesAutoresizingMaskIntoConstraints="NO" id="box-01" userLabel="Box">
                              <rect key="frame" x="0.0" y="0.0" width="106" height="90"/>
                          </view>
                      </subviews>
                  </view>
                  <constraints>
                      <constraint firstItem="box-01" \(attributes) id="top-01"/>
                  </constraints>
              </collectionViewCell>
          </objects>
      </document>
      """
    ).text
    #expect(text.contains("boxView.topAnchor.constraint(\(expected))"), "\(text)")
  }

  @Test func fixturesHaveCode() throws {
    for url in Sample.fixtures {
      let scenes = SceneCode.all(in: try DocumentFile(path: url.path).tree())
      #expect(!scenes.isEmpty)
      for scene in scenes { #expect(scene.code.text.hasPrefix("import UIKit\n")) }
    }
  }
}
