/// The rules of the adapter, each with what it does. `docs/what-works.md` is made from them.
public enum Rule: String, CaseIterable, Sendable {
  case objcAttribute = "objc-attribute"
  case registration
  case selector
  case keyPath = "key-path"
  case optionalRequirement = "optional-requirement"
  case optionalCall = "optional-call"
  case condition
  case importing = "import"
  case entryPoint = "entry-point"
  case extensionOverride = "extension-override"
  case literal
  case metatypeInitializer = "metatype-initializer"
  case standIn = "stand-in"
  case leftOut = "left-out"
  case managedObject = "managed-object"
  case swizzling
  case keyValueObservation = "key-value-observation"
  case forwarding
  case privateType = "private-type"
  case testMethod = "test-method"
  case observerRemoval = "observer-removal"
  case swiftUI = "swiftui"
  case foundationInitializer = "foundation-initializer"
  case delegatingInitializer = "delegating-initializer"
  case attributeObject = "attribute-object"
  case deviceLocale = "device-locale"
  case formerName = "former-name"
  case anyObject = "any-object"
  case rangeReplacement = "range-replacement"
  case bundle
  case once
  case existentialElement = "existential-element"
  case sourceSyntax = "syntax"

  /// What is done, for a reader who knows UIKit.
  public var summary: String {
    switch self {
    case .objcAttribute:
      "`@objc`, `@objc(name)`, `@objcMembers`, `@IBOutlet` and `@convention(block)` are taken away; what they say is kept for the registration."
    case .registration:
      "Methods, outlets, inspectable properties and classes that the Objective-C runtime would know are declared in code at the end of their file, private ones included, and found by name when a document, a selector or a key asks. A class in a function declares itself there. `init()` of views and controllers is found for classes known at run time."
    case .selector:
      "`#selector(…)` becomes a selector by its Objective-C name. Methods of UIKit, of generic and of local classes are named together with the method itself."
    case .keyPath: "`#keyPath(…)` becomes the string that it means."
    case .optionalRequirement:
      "Optional requirements of a module's own `@objc` protocols may throw that they are absent; conforming methods and properties stay as they are. What a subclass of a conforming class adds is found by its selector."
    case .optionalCall:
      "`delegate?.method?(…)` asks whether the method is there: nil when it is not, with the result's own optionality as on Apple's systems. A method that is bound (`if let function = delegate?.method`) is a function there."
    case .condition:
      "`os(iOS)` is true, but for conditions on all of Apple's systems in modules that name nothing of UIKit and say what they are elsewhere; and `os(Linux)` false in files that use UIKit, in those whose types would be missing elsewhere, and where nothing is written for it yet; `targetEnvironment(simulator)` is true; `canImport` follows the modules that are there, and is true of frameworks that stand in with all that the condition is around, and of `ObjectiveC` and `Darwin` around types that code for UIKit names."
    case .importing:
      "Submodules become their module; Darwin, os and ObjectiveC become `DarwinShims`; Combine becomes OpenCombine with its schedulers and Foundation's publishers; networking and XML get the modules that Foundation has on Linux; files that have UIKit or Foundation by a header of their framework get the import; frameworks that are absent are left out."
    case .entryPoint: "`@UIApplicationMain` becomes `@main`, or a host that drives the application."
    case .extensionOverride:
      "Overrides in extensions, and members of extensions that subclasses override, move into the class, with the line numbers of where they stood. Members that an extension gives to a class of UIKit's ask for their overrides, in other modules too; `super` there is the next of them. Overrides in extensions of UIKit's classes hold, from the program's start, for every object of the class that has none of its own; subclasses that call `super` go past them."
    case .literal:
      "`#imageLiteral` and `#fileLiteral` become the calls that they mean; `#colorLiteral` is left to the compiler."
    case .metatypeInitializer:
      "`T()`, `T(frame:)` and `type.init(…)` of UIKit's classes and of protocols for them, whose initializers are not `required`, and those of segues, cells, headers, footers and navigation controllers, go through the class's table of methods."
    case .standIn:
      "Types of frameworks that exist on Apple's systems only are declared, and say so when they are first used."
    case .leftOut:
      "Statements and members that use a library which is absent, and that the compiler refuses with what stands in, are left out: conditions do not hold, values stand for nothing, and each says so when it is reached."
    case .managedObject:
      "`@NSManaged` properties and methods get the accessors that Core Data makes at run time; classes that Xcode generates of a data model are generated here. Those of layers keep their value and draw again."
    case .swizzling:
      "Methods are exchanged (`method_exchangeImplementations`) through the tables of classes, as long as the program has symbols; calls of `super` reach the former method. Methods made at run time are refused."
    case .keyValueObservation: "Properties that are `dynamic` tell their observers; UIKit's own properties do."
    case .forwarding:
      "Overrides of `responds(to:)` and `forwardingTarget(for:)` are asked by name: by selectors, by tests of presence, and by gesture recognizers, scroll views, tables and collection views whose delegate hands its methods on. `awakeFromNib()` of objects that are no class of UIKit's is called by its name. Nobody asks an override of `isKind(of:)`."
    case .privateType: "Private nested classes become file-private, so that they can be registered."
    case .testMethod:
      "Test methods on the main actor become asynchronous, and those that wait for expectations take the actor themselves: XCTest on Linux finds no others there. Specifications of Quick get a test that runs their examples. Times of `measure` fail no test, and ten runs end after a second. Expectations of keys ask in turns. `expectation.fulfill` is a function without parameters. Test cases can be compared, as they are objects of Objective-C on Apple's systems."
    case .observerRemoval:
      "`removeObserver(_:)` of a notification center removes observers by selector too."
    case .swiftUI:
      "Declarations that need SwiftUI, previews among them, and what names them, are left out. Of `if #available` with an `else`, the branch without SwiftUI is taken; a `UIHostingController` that a member makes is an empty screen. `@ObservedObject`, `@StateObject` and `@State` in a class only keep their value."
    case .foundationInitializer:
      "`Timer()`, `Progress()`, `ProcessInfo()`, `NSError()`, `URLResponse()`, `NSAttributedString()` and `NSMutableAttributedString()`, which Foundation on Linux lacks, and `UICollectionView()` become what they mean. A text is separated at `\"\\n\"` also behind `\"\\r\"`, and the library folder is known. Formatters that override `getObjectValue` are asked by its selector. Rectangles that only touch do not intersect. An `XMLParser` that met an error says so. Inverted character sets can be changed. A data detector that is returned as an `NSRegularExpression` is one. Predicates have parts where some source looks at them. A module's own `<` of numbers gives way to Foundation's. Subclasses of `URLSession` are made without a configuration."
    case .delegatingInitializer:
      "Initializers of classes that call `self.init(…)` without saying that they are conveniences, which the compiler takes where the other one comes from Objective-C, become conveniences."
    case .attributeObject:
      "Objects of a module that names attributes of strings begin with a word that Foundation on Linux takes for no type of its own: otherwise it ends the program when it compares two of them."
    case .deviceLocale:
      "`Locale.current`, `Locale.preferredLanguages`, `Calendar.current` (also written `.current`), `NumberFormatter()`, `DateFormatter()` and the styles of `formatted(…)` have the locale of a device: `en_US`, or what `CAIRN_LOCALE` says. Foundation on Linux knows `en_001` only."
    case .formerName:
      "Names that Swift 4.2 and 5 gave up (`UIApplicationLaunchOptionsKey`, `UIKeyboardWillShow`, `addChildViewController`) stand for those of today; what an image picker gives to its delegate is known by its keys. Stored properties are not unavailable, which compilers of then allowed. A property of a class that has the name of one that UIKit has given to its own with iOS 18 (`tabs` of a tab bar controller) gets another."
    case .anyObject:
      "Properties of `AnyObject` (`objects.first?.priority`) are looked up in UIKit's classes when the program asks, and those of numbers and boxes (`(info[key] as AnyObject).cgRectValue`) in these; `responds(to:)`, `perform(_:)`, `isEqual(_:)` and `value(forKeyPath:)` are sent. A member that one class or protocol of the modules exposes (`target?.reload?()`) is asked of that. `isSubclass(of:)` of what may be an `AnyClass` is a function. The class of `firstAnchor` is asked at run time."
    case .rangeReplacement:
      "Classes that extensions make a `RangeReplaceableCollection` without `replaceSubrange(_:with:)`, as compilers took once, get one."
    case .bundle:
      "`Bundle(for:)` is the bundle that the package manager makes for the class's module, or the main bundle. Where a program looks for `Cell.nib` or `Main.storyboardc`, it finds the document that Xcode would compile to it."
    case .once:
      "`static let token: Void = setUp()`, what runs once, may be asked for again while it is under way: setting up the appearance of a class makes an object of it."
    case .existentialElement:
      "An extension of collections whose elements conform to a protocol of Objective-C is written a second time for elements of the protocol's own type, which conform to it on Apple's systems."
    case .sourceSyntax: "Files that do not parse are left as they are."
    }
  }
}
