import Foundation
import Testing

@testable import SourceAdapter

/// What libraries that are written down do when they run.
struct WrittenLibraryRunTests {
  /// Provenance: an application whose screen and presenter ask for each other, the presenter as soon as it is made. Swinject
  /// takes the object that was made meanwhile: <https://github.com/Swinject/Swinject/blob/master/Documentation/CircularDependencies.md>.
  @Test func circlesOfSwinjectHaveOneObjectEach() throws {
    let program = """
      import Foundation
      \(FrameworkSources.source(for: ["Swinject"]).text)
      final class Screen { let presenter: Presenter; init(_ presenter: Presenter) { self.presenter = presenter } }
      final class Presenter { weak var screen: Screen? }
      let container = Container()
      container.register(Screen.self) { Screen($0.resolve(Presenter.self)!) }
      container.register(Presenter.self) { _ in Presenter() }
        .initCompleted { $1.screen = $0.resolve(Screen.self) }
      let screen = container.resolve(Screen.self)!
      print(screen.presenter.screen === screen)
      """
    #expect(try output(of: program) == "true\n")
  }

  /// Provenance: documented, <https://github.com/Swinject/Swinject/blob/master/Documentation/ObjectScopes.md>: "the instance
  /// is kept as long as there are other strong references to it".
  @Test func weakServicesLiveAsLongAsSomebodyHasThem() throws {
    let program = """
      import Foundation
      \(FrameworkSources.source(for: ["Swinject"]).text)
      final class Service { nonisolated(unsafe) static var made = 0; init() { Self.made += 1 } }
      let container = Container()
      container.register(Service.self) { _ in Service() }.inObjectScope(.weak)
      var first = container.resolve(Service.self)
      print(container.resolve(Service.self) === first, Service.made)
      first = nil
      _ = container.resolve(Service.self)
      print(Service.made)
      """
    #expect(try output(of: program) == "true 1\n2\n")
  }

  /// Provenance: documented, the README of ObjectMapper: nested keys, objects and lists of them, enumerations, transforms,
  /// and the way back. Numbers are of any type on Apple's systems.
  @Test func objectsAreMadeOfJSON() throws {
    let program = """
      import Foundation
      \(FrameworkSources.objectMapper)
      enum Kind: String { case cat, dog }
      struct Toy: Mappable { var name = ""; init?(map: Map) {}; mutating func mapping(map: Map) { name <- map["name"] } }
      final class Pet: Mappable {
        var age = 0.5, kind: Kind?, town: String?, toys: [Toy]?, best: Toy?, born: Date?, first: String?
        init?(map: Map) { if map.JSON["age"] == nil { return nil } }
        func mapping(map: Map) {
          age <- map["age"]; kind <- map["kind"]; town <- map["home.town"]; toys <- map["toys"]; best <- map["best"]
          born <- (map["born"], DateTransform()); first <- map["toys.0.name"]
        }
      }
      let text = #"{"age": 3, "kind": "dog", "home": {"town": "Rome"}, "toys": [{"name": "ball"}, {"name": "bone"}], "best": {"name": "bone"}, "born": 60}"#
      let pet = Pet(JSONString: text)!
      print(pet.age, pet.kind!, pet.town!, pet.toys!.map(\\.name), pet.best!.name, pet.born!.timeIntervalSince1970, pet.first!)
      let back = pet.toJSON()
      print((back["home"] as? [String: Any])?["town"] as? String ?? "", back["kind"] as? String ?? "", back["born"] as? Double ?? 0)
      print(Mapper<Pet>().mapArray(JSONString: "[{}, {\\"age\\": 1}]")?.count ?? 0)
      """
    #expect(try output(of: program) == "3.0 dog Rome [\"ball\", \"bone\"] bone 60.0 ball\nRome dog 60.0\n1\n")
  }

  /// Provenance: documented, `exists()` of SwiftyJSON: false for every code between 400 and 1000.
  @Test func valuesThatAreWrongDoNotExist() throws {
    let program = """
      import Foundation
      \(FrameworkSources.swiftyJSON)
      print(JSON(parseJSON: "{").exists(), JSON(parseJSON: "[1]")[0].exists(), JSON(parseJSON: "[1]")[1].exists())
      """
    #expect(try output(of: program) == "false true false\n")
  }

  /// Provenance: documented, `ListenerRegistration.remove()` of Firestore and `removeStateDidChangeListener(_:)` of
  /// Firebase's users: who is removed hears nothing more.
  @Test func listenersThatAreRemovedHearNothing() throws {
    let program = """
      import Foundation
      enum AbsentFrameworks {
        nonisolated(unsafe) static var waiting: [() -> Void] = []
        static func say(_ name: String) {}
        static func later(_ body: @escaping () -> Void) { waiting.append(body) }
      }
      \(FrameworkSources.firebase)
      let one = Firestore.firestore().collection("a").addSnapshotListener { _, _ in print("one") }
      let two = Firestore.firestore().collection("a").document("b").addSnapshotListener { _, _ in print("two") }
      let user = Auth.auth().addStateDidChangeListener { _, _ in print("user") }
      one.remove()
      Auth.auth().removeStateDidChangeListener(user)
      for body in AbsentFrameworks.waiting { body() }
      _ = two
      """
    #expect(try output(of: program) == "two\n")
  }

  /// Provenance: documented, `NetworkActivityPlugin` of Moya, which hears of stubs, too, and the queue of an answer.
  @Test func pluginsHearOfRequests() throws {
    let program = """
      import Foundation
      import FoundationNetworking
      public final class UIImage { init?(data: Data) {} }
      public final class SecTrust {}
      public final class SecCertificate {}
      enum AbsentFrameworks { static func say(_ name: String) {}; static func later(_ body: @escaping () -> Void) { body() } }
      \(FrameworkSources.alamofire)
      \(FrameworkSources.moya)
      enum Service: TargetType {
        case list
        var baseURL: URL { URL(string: "https://example.org")! }
        var path: String { "list" }
        var method: Moya.Method { .get }
        var task: Moya.Task { .requestPlain }
        var headers: [String: String]? { nil }
        var sampleData: Data { Data("[1]".utf8) }
      }
      let activity = NetworkActivityPlugin { change, _ in print(change) }
      let provider = MoyaProvider<Service>(stubClosure: MoyaProvider.immediatelyStub, plugins: [activity])
      let queue = DispatchQueue(label: "answers")
      let key = DispatchSpecificKey<Bool>()
      queue.setSpecific(key: key, value: true)
      provider.request(.list, callbackQueue: queue, progress: { print($0.completed) }) { result in
        print((try? result.get().data.count) ?? 0, DispatchQueue.getSpecific(key: key) == true)
      }
      queue.sync {}
      """
    #expect(try output(of: program) == "began\nended\ntrue\n3 true\n")
  }

  /// Provenance: documented, "Randomization" of GameplayKit: a seed stands for its numbers, and dice of a distribution
  /// that is shuffled show every side once before one comes again.
  @Test func diceOfGamesAreOfTheirKind() throws {
    let program = """
      import Foundation
      \(FrameworkSources.gameplayKit)
      let one = GKMersenneTwisterRandomSource(seed: 7), other = GKMersenneTwisterRandomSource(seed: 7)
      print((0..<5).map { _ in one.nextInt() } == (0..<5).map { _ in other.nextInt() })
      let die = GKShuffledDistribution.d6()
      print((0..<6).map { _ in die.nextInt() }.sorted())
      """
    #expect(try output(of: program) == "true\n[1, 2, 3, 4, 5, 6]\n")
  }

  /// What the streams' library takes of those around it.
  private static let streamsPrelude = """
    import Foundation
    protocol AbsentDefault { static var absentDefault: Self { get } }
    public struct Driver<Element> { init(raw: Observable<Element>) {} }
    public struct Signal<Element> { init(raw: Observable<Element>) {} }
    """

  /// Provenance: documented, <https://reactivex.io/documentation/operators/retry.html>, `first.html` (`single`),
  /// `elementat.html` and `repeat.html`: what is tried again is tried until it works, and a stream of another length than
  /// was asked for ends with an error.
  @Test func streamsOfReactiveXEndAsTheySay() throws {
    let program = """
      \(Self.streamsPrelude)
      \(FrameworkSources.rxSwift)
      struct Wrong: Error {}
      var attempts = 0
      func failing(_ count: Int) -> Observable<Int> {
        attempts = 0
        return .create { on in attempts += 1; if attempts <= count { on.onError(Wrong()) } else { on.onNext(attempts); on.onCompleted() }; return Disposables.create() }
      }
      func show<Element>(_ name: String, _ stream: Observable<Element>) {
        var words: [String] = []
        _ = stream.subscribe { event in switch event { case .next(let value): words.append("\\(value)"); case .error(let error): words.append("\\(error)"); case .completed: words.append("end") } }
        print(name, words.joined(separator: " "))
      }
      show("retry", failing(9).retry())
      show("retry 3", failing(9).retry(3))
      print(attempts)
      show("single", Observable.of(1, 2).single())
      show("single of none", Observable<Int>.empty().single())
      show("single by", Observable.of(1, 2, 3).single { $0 == 2 })
      show("element", Observable.of(1, 2, 3).element(at: 1))
      show("element beyond", Observable.of(1).element(at: 1))
      show("as single", Observable.of(1, 2).asSingle().asObservable())
      show("as single of one", Observable.of(1).asSingle().asObservable())
      show("as maybe", Observable<Int>.empty().asMaybe().asObservable())
      show("maybe as single", Observable<Int>.empty().asMaybe().asSingle().asObservable())
      var turns = 0
      let whole = Observable.repeatElement(1).subscribe { _ in turns += 1 }
      _ = failing(30).retry().subscribe { if $0.isCompleted { whole.dispose(); print(attempts, turns > 1000); exit(0) } }
      dispatchMain()
      """
    #expect(
      try output(of: program) == """
        retry 10 end
        retry 3 Wrong()
        3
        single 1 moreThanOneElement
        single of none noElements
        single by 2 end
        element 2 end
        element beyond argumentOutOfRange
        as single moreThanOneElement
        as single of one 1 end
        as maybe end
        maybe as single noElements
        31 true

        """)
  }

  /// What the store takes of those around it.
  private static let storePrelude = """
    import Foundation
    public protocol KeyedStorage: AnyObject { func storedValue(forKey key: String) -> Any? }
    extension NSObject {
      func value(forKey key: String) -> Any? { (self as? any KeyedStorage)?.storedValue(forKey: key) }
      func value(forKeyPath path: String) -> Any? { value(forKey: path) }
      func setValue(_ value: Any?, forKey key: String) { (self as? NSManagedObject)?.setStoredValue(value, forKey: key) }
    }
    extension IndexPath {
      init(row: Int, section: Int) { self.init(indexes: [section, row]) }
      var section: Int { self[0] }
      var row: Int { self[1] }
    }
    enum AbsentFrameworks { static func say(_ name: String) {}; static func later(_ body: @escaping () -> Void) { body() } }
    """

  /// Provenance: documented, "Results" and "Transactions" of Realm's guide: results are live, and a transaction that throws
  /// changes nothing. A table that asks for each row searches once.
  @Test func resultsAreSearchedOnceForEachChange() throws {
    let program = """
      \(Self.storePrelude.replacing("NSManagedObject", with: "Object"))
      \(FrameworkSources.realm)
      extension NSPredicate { convenience init(format: String, argumentArray: [Any]?) { self.init(value: true) } }
      extension NSSortDescriptor { convenience init(key: String?, ascending: Bool) { self.init(keyPath: \\NSString.length, ascending: ascending) } }
      final class Item: Object { @Persisted var name: String; @Persisted var count: Int }
      struct Stop: Error {}
      let realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: "test"))
      try realm.write { for number in 0..<5 { let item = Item(); item.count = number; realm.add(item) } }
      var searches = 0
      let few = Results<Item>(realm.store) { searches += 1; return realm.objects(Item.self)._elements.filter { $0.count < 3 } }
      print(few.count, few.indices.map { few[$0].count }, searches)
      try realm.write { few[0].count = 7; print(few.count) }
      print(few.count, few.first!.count, searches > 1)
      do { try realm.write { realm.delete(few[0]); realm.add(Item()); throw Stop() } } catch { print("stopped", realm.isInWriteTransaction) }
      print(few.count, realm.objects(Item.self).count)
      DispatchQueue.concurrentPerform(iterations: 4) { number in
        for _ in 0..<100 { let item = Item(); item.count = 100 + number; try! realm.write { realm.add(item) } }
      }
      print(realm.objects(Item.self).count, few.count)
      """
    #expect(
      try output(of: program) == """
        3 [0, 1, 2] 1
        2
        2 1 true
        stopped false
        2 5
        405 2

        """)
  }

  /// Provenance: documented, `NSManagedObjectContext.rollback()`: "restoring objects to their last committed values", and
  /// `changedValues()`: what was changed since the last save.
  @Test func contextsGoBackToWhatWasSaved() throws {
    let program = """
      \(Self.storePrelude)
      \(FrameworkSources.coreData)
      let container = NSPersistentContainer(name: "Model")
      _CoreDataModel.declare("Folder", class: "Folder", relationships: [("notes", true, "Note", "folder", false)])
      _CoreDataModel.declare("Note", class: "Note", attributes: [("text", "")], relationships: [("folder", false, "Folder", "notes", false)])
      let context = container.viewContext
      func make(_ name: String) -> NSManagedObject { NSEntityDescription.insertNewObject(forEntityName: name, into: context) }
      func notes(_ folder: NSManagedObject) -> Int { (folder.storedValue(forKey: "notes") as? NSSet)?.count ?? 0 }
      let folder = make("Folder"), note = make("Note")
      note.setValue("first", forKey: "text")
      note.setValue(folder, forKey: "folder")
      try context.save()
      print(notes(folder), note.changedValues().count, context.hasChanges)

      note.setValue("second", forKey: "text")
      print(note.changedValues(), note.committedValues(forKeys: ["text"]))
      let other = make("Note")
      other.setValue(folder, forKey: "folder")
      print(notes(folder))
      context.rollback()
      print(note.value(forKey: "text")!, notes(folder), note.hasChanges, context.hasChanges)

      context.delete(note)
      print(notes(folder))
      context.rollback()
      print(notes(folder), note.isDeleted, try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Note")))
      """
    #expect(
      try output(of: program) == """
        1 0 false
        ["text": "second"] ["text": "first"]
        2
        first 1 false false
        0
        1 false 1

        """)
  }

  private func output(of program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, executable) = (folder.appendingPathComponent("main.swift"), folder.appendingPathComponent("main"))
    try program.write(to: source, atomically: true, encoding: .utf8)
    _ = try run("/usr/bin/env", ["swiftc", "-suppress-warnings", source.path, "-o", executable.path])
    return try run(executable.path, [])
  }

  private func run(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
