internal import SwiftSyntax

extension FileRewriter {
  func adaptImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first?.name.text else { return }
    let isSubmodule = node.path.count > 1 && node.importKindSpecifier == nil
    switch file.settings.modules.result(of: first) {
    case .kept:
      if isSubmodule {
        file.edits.replace(node.path, with: first)
        file.note(.rewritten, .importing, node, "submodules are imported with \(first)")
      }
    case .replaced(let modules):
      let head = Edits.range(of: node).lowerBound..<Edits.range(of: node.importKeyword).lowerBound
      let prefix = file.source.text(head)
      file.edits.replace(node, with: modules.map { "\(prefix)import \($0)" }.joined(separator: "; "))
      if first == "Combine" { file.importsCombine = true }
      file.note(.rewritten, .importing, node, "\(first) becomes \(modules.joined(separator: ", "))")
    case .absent:
      let instead = replacement(ofAbsent: first)
      file.edits.replace(node, with: "\(instead)/* import \(first) */")
      // Without a statement before it, a semicolon ends none.
      if instead.isEmpty, let semicolon = node.parent?.as(CodeBlockItemSyntax.self)?.semicolon {
        file.edits.replace(semicolon, with: "")
      }
      file.absent.insert(first)
      file.note(.standIn, .importing, node, "\(first) exists on Apple's systems only")
    }
  }

  /// `CoreImage.CIColor` is `CIColor` where no module is called CoreImage.
  func removeQualifier(_ base: some SyntaxProtocol, dot: TokenSyntax, before name: TokenSyntax) {
    // A long chain of calls is no module's name, and not read again at each of its links.
    guard base.is(DeclReferenceExprSyntax.self) || base.is(IdentifierTypeSyntax.self) else { return }
    let module = base.trimmedDescription
    // What it has Foundation hands on, on Linux as on Apple's systems, where UIKit brings both along.
    if module == "CoreFoundation" || module == "Darwin" && !Self.darwin.contains(name.text),
      !file.index.declares(module)
    {
      return file.edits.replace(base, with: "Foundation")
    }
    guard module.first?.isUppercase == true,
      file.vocabulary.imports.contains(module) || ["Foundation", "Darwin"].contains(module),
      !file.index.declares(module)
    else { return }
    let result = file.settings.modules.result(of: module)
    let hasMoved = module == "Foundation" && Self.networking.union(Self.xml).contains(name.text)
    if result == .kept, !hasMoved { return }
    // A type of the file may have the same name as the module's.
    if module == "Combine", result != .absent { return file.edits.replace(base, with: "OpenCombine") }
    // `Fabric.with(…)` is a class that is called as its module; `SVProgressHUD.show()` is one that is written down.
    if result == .absent, name.text.first?.isLowercase == true, !FrameworkSources.isWritten(module) { return }
    if result == .absent || FrameworkSources.libraries.contains(module), FrameworkSources.isWritten(module) {
      let declared = FrameworkSources.source(for: [module]).names
      if declared.contains(module), !declared.contains(name.text) { return }
    }
    file.edits.replace(Edits.range(of: base).lowerBound..<Edits.range(of: name).lowerBound, with: "")
  }

  /// `typealias Logger = Kit.Logger`, of an absent module: without the module's name it would mean itself.
  func adaptAliasOfAbsent(_ node: TypeAliasDeclSyntax) -> Bool {
    guard let type = node.initializer.value.as(MemberTypeSyntax.self), type.name.text == node.name.text,
      let module = type.baseType.as(IdentifierTypeSyntax.self)?.name.text, file.vocabulary.imports.contains(module),
      !file.index.declares(module), file.settings.modules.result(of: module) == .absent
    else { return false }
    let known = FrameworkSources.source(for: [module]).names.contains(type.name.text)
    file.edits.replace(type, with: known ? "_\(type.name.text)" : "AbsentObject")
    file.needsShims = true
    file.note(.rewritten, .standIn, node, "\(module) is absent: the name stands for nothing")
    return true
  }

  /// The import of what an absent framework brings along; empty when the file imports that itself.
  private func replacement(ofAbsent module: String) -> String {
    let bringsUIKit = Self.reexportsUIKit.contains(module) && !file.vocabulary.imports.contains("UIKit")
    let bringsFoundation = !file.vocabulary.imports.contains("Foundation")
    return bringsUIKit && (file.vocabulary.usesUIKit || file.vocabulary.usesGraphics)
      ? "import UIKit " : bringsFoundation ? "import Foundation " : ""
  }

  /// Imports that Apple's modules bring along, on the line of the first import.
  func addImports() {
    var wanted: [String] = []
    let vocabulary = file.vocabulary
    if vocabulary.usesAny(of: Self.networking), !vocabulary.imports.contains("FoundationNetworking") {
      wanted.append("FoundationNetworking")
    }
    if vocabulary.usesAny(of: Self.xml), !vocabulary.imports.contains("FoundationXML") {
      wanted.append("FoundationXML")
    }
    // The header of a library for tests imports XCTest.
    if !vocabulary.imports.contains("XCTest"), !vocabulary.imports.isDisjoint(with: ["Quick", "Nimble"]),
      vocabulary.identifiers.contains(where: { $0.hasPrefix("XCT") })
    {
      wanted.append("XCTest")
    }
    if !vocabulary.imports.contains("UIKit"), !vocabulary.imports.contains("DarwinShims") {
      if needsUIKit {
        wanted.append("UIKit")
      } else if file.needsShims || usesCoreFoundation || vocabulary.usesAny(of: Self.darwin) {
        wanted.append("DarwinShims")
      }
    }
    if file.settings.modules.canImport("Combine"),
      vocabulary.imports.isDisjoint(with: ["Combine", "OpenCombine", "OpenCombineShim"]),
      Self.combine.contains(where: { vocabulary.identifiers.contains($0) && !file.index.declares($0) })
    {
      wanted.append("OpenCombineShim")
    }
    if wanted.isEmpty, usesFoundation, !vocabulary.imports.contains(where: bringsFoundation) {
      wanted.append("Foundation")
    }
    // In a bundle of tests what one file imports was seen by the others, so that some import nothing but XCTest.
    if vocabulary.imports.contains("XCTest"), vocabulary.imports.isDisjoint(with: file.index.testableModules) {
      let modules = file.index.testableModules.filter { file.settings.modules.result(of: $0) == .kept }
      if let node = firstImport, !modules.isEmpty {
        insert(modules.sorted().map { "@testable import \($0)" }, besides: node)
        file.note(
          .rewritten, .importing, node, "\(modules.sorted().joined(separator: ", ")): as other files of the tests")
      }
    }
    wanted += scopedImports
    guard !wanted.isEmpty else { return }
    guard let node = firstImport else { return addFirstImport(of: wanted) }
    insert(wanted.map { "import \($0)" }, besides: node)
    file.note(.rewritten, .importing, node, "\(wanted.joined(separator: ", ")): what Apple's modules bring along")
  }

  /// Puts imports on the line of another one.
  private func insert(_ imports: [String], besides node: ImportDeclSyntax) {
    let first = node.path.first?.name.text ?? ""
    if file.settings.modules.result(of: first) == .absent, replacement(ofAbsent: first).isEmpty {
      // Nothing is left of the import that these could follow.
      file.edits.insert(imports.map { "\($0); " }.joined(), at: Edits.range(of: node).lowerBound)
    } else {
      file.edits.insert(imports.map { "; \($0)" }.joined(), at: Edits.range(of: node).upperBound)
    }
  }

  /// Whether an import, as it is written for Linux, shows Foundation. Other modules of Swift hand on nothing.
  private func bringsFoundation(_ module: String) -> Bool {
    Self.bringFoundation.contains(module) || file.settings.modules.result(of: module) != .kept
  }
  private static let bringFoundation: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationXML", "UIKit", "UIKitCore", "CoreGraphics", "QuartzCore",
    "DarwinShims", "XCTest", "CairnHost", "CairnSnapshot",
  ]

  /// A file without imports has what the header of its framework, or a bridging header, imports for all.
  private func addFirstImport(of modules: [String]) {
    guard file.index.importsUIKit || modules == ["Foundation"] && file.index.hasImports,
      let statement = firstStatement(in: file.source.tree.statements)
    else { return }
    file.edits.insert(modules.map { "import \($0); " }.joined(), at: Edits.range(of: statement).lowerBound)
    file.note(
      .rewritten, .importing, statement, "\(modules.joined(separator: ", ")): what a header imports for all files")
  }

  /// The first statement that is compiled whatever the conditions, or else under the first one that may hold.
  private func firstStatement(in statements: CodeBlockItemListSyntax) -> CodeBlockItemSyntax? {
    if let statement = statements.first(where: { !$0.item.is(IfConfigDeclSyntax.self) }) { return statement }
    for case let condition? in statements.map({ $0.item.as(IfConfigDeclSyntax.self) }) {
      for clause in condition.possibleClauses(file.evaluator) {
        if let elements = clause.elements?.as(CodeBlockItemListSyntax.self), let found = firstStatement(in: elements) {
          return found
        }
      }
    }
    return nil
  }

  /// Whether the file names types, functions or constants of Core Foundation, which Foundation brings along.
  private var usesCoreFoundation: Bool {
    guard !file.vocabulary.imports.contains("CoreFoundation") else { return false }
    return file.vocabulary.identifiers.contains { name in
      let rest = name.hasPrefix("kCF") ? name.dropFirst(3) : name.hasPrefix("CF") ? name.dropFirst(2) : ""
      return rest.first?.isUppercase == true && (rest.contains(where: \.isLowercase) || rest == "URL" || rest == "UUID")
        && !file.index.declares(name)
    }
  }

  /// `struct Nimble.Predicate`, where the file means that by a name which Foundation has too.
  private var scopedImports: [String] {
    file.index.scopedImports.values.sorted().filter { declaration in
      guard let path = declaration.split(separator: " ").last?.split(separator: "."), let module = path.first,
        let name = path.last, file.index.types[String(name)]?.file == nil
      else { return false }
      return file.vocabulary.imports.contains(String(module)) && file.vocabulary.identifiers.contains(String(name))
    }
  }

  /// Whether the file names types that only Foundation has.
  private var usesFoundation: Bool {
    file.vocabulary.identifiers.contains { name in
      let isOfObjectiveC = name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
      return (isOfObjectiveC || Self.foundation.contains(name)) && !file.index.declares(name)
    }
  }
  private static let foundation: Set<String> = [
    "Data", "Date", "URL", "UUID", "Locale", "Calendar", "IndexPath", "Bundle", "UserDefaults", "FileManager", "Timer",
    "DateFormatter", "NumberFormatter", "JSONDecoder", "JSONEncoder", "NotificationCenter", "TimeInterval",
    "CharacterSet", "DateComponents", "DateInterval", "Decimal", "DispatchQueue", "IndexSet", "JSONSerialization",
    "Notification", "OperationQueue", "ProcessInfo", "RunLoop", "Thread", "TimeZone", "URLComponents", "UndoManager",
    "CGFloat", "CGPoint", "CGSize", "CGRect",
  ]

  /// Whether the file names what some other import of it brings on Apple's systems: headers of frameworks import UIKit's.
  private var needsUIKit: Bool {
    if file.needsUIKit { return true }
    let vocabulary = file.vocabulary
    // What stands for these imports it, but for those under conditions that do not hold.
    if vocabulary.usesUIKit || vocabulary.usesGraphics, !file.absent.isDisjoint(with: Self.reexportsUIKit) {
      return false
    }
    func isUnknown(_ name: String) -> Bool { !file.index.declares(name) }
    if vocabulary.usesAny(of: ["imageLiteral", "colorLiteral"]) { return true }
    if vocabulary.identifiers.contains(where: { FileVocabulary.isUIKitName($0) && isUnknown($0) }) { return true }
    if vocabulary.identifiers.contains(where: { FileVocabulary.isTextOrLayoutName($0) && isUnknown($0) }) {
      return true
    }
    if vocabulary.identifiers.contains(where: { $0.hasPrefix("CTFont") && isUnknown($0) }) { return true }
    if vocabulary.imports.isDisjoint(with: ["CoreGraphics", "QuartzCore", "ImageIO"]),
      vocabulary.identifiers.contains(where: { FileVocabulary.isGraphicsName($0) && isUnknown($0) })
    {
      return true
    }
    if !vocabulary.imports.contains("QuartzCore"),
      vocabulary.identifiers.contains(where: { FileVocabulary.isAnimationName($0) && isUnknown($0) })
    {
      return true
    }
    if !vocabulary.imports.isDisjoint(with: ["Foundation", "CoreGraphics", "QuartzCore"]) { return false }
    return vocabulary.identifiers.contains { Self.geometry.contains($0) && isUnknown($0) }
  }

  private static let geometry: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CGPath", "CGColor", "CALayer",
    "CATransform3D", "NSLayoutConstraint", "NSTextAlignment",
  ]

  private var firstImport: ImportDeclSyntax? {
    firstImport(in: file.source.tree.statements)
  }

  /// At the top of the file, or else under the first condition there that may hold.
  private func firstImport(in statements: CodeBlockItemListSyntax) -> ImportDeclSyntax? {
    for statement in statements {
      if let node = statement.item.as(ImportDeclSyntax.self) { return node }
    }
    for case let condition? in statements.map({ $0.item.as(IfConfigDeclSyntax.self) }) {
      for clause in condition.possibleClauses(file.evaluator) {
        if let elements = clause.elements?.as(CodeBlockItemListSyntax.self), let node = firstImport(in: elements) {
          return node
        }
      }
    }
    return nil
  }

  /// Frameworks whose headers import UIKit's.
  private static let reexportsUIKit: Set<String> = [
    "AVKit", "ARKit", "MapKit", "MessageUI", "PhotosUI", "SafariServices", "SceneKit", "SpriteKit", "StoreKit",
    "SwiftUI", "WebKit", "GameKit", "ContactsUI", "EventKitUI", "MediaPlayer", "PDFKit", "QuickLook", "XCTest",
    "NotificationCenter", "CloudKit", "GLKit", "MetalKit", "iAd", "PassKit", "ReplayKit", "UserNotificationsUI",
  ]

  private static let networking: Set<String> = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "URLSessionConfiguration", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLCache", "URLCredential",
    "HTTPCookieStorage", "HTTPCookie", "URLProtocol", "URLAuthenticationChallenge", "CachedURLResponse",
    "NSMutableURLRequest", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLCredentialStorage",
    "URLProtectionSpace", "NSURLRequest", "URLSessionDownloadDelegate", "URLSessionWebSocketTask",
  ]
  /// Foundation brings these on Apple's systems, whoever imports Combine.
  private static let combine = [
    "ObservableObject", "Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
  ]
  private static let xml: Set<String> = ["XMLParser", "XMLParserDelegate"]
  private static let darwin: Set<String> = [
    "autoreleasepool", "objc_getAssociatedObject", "objc_setAssociatedObject", "os_log", "OSLog", "Logger",
    "os_unfair_lock", "os_unfair_lock_s", "NSStringFromClass",
    "UTType", "UndoManager",
    "NSDiscardableContent", "NSBundleResourceRequest", "NSUTF8StringEncoding", "NSASCIIStringEncoding",
    "NSUnicodeStringEncoding", "NSISOLatin1StringEncoding", "NSUTF16StringEncoding",
    "memcpy", "memmove", "memset", "memcmp", "strcmp",
    "OSStatus",
    "noErr",
    "__sinpi", "__cospi", "__tanpi", "OSLogStore", "NSStringFromSelector",
    "INT8_MIN", "INT16_MIN", "INT32_MIN", "INT64_MIN",
    "NSSelectorFromString", "Selector", "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "arc4random",
    "arc4random_uniform", "perform", "NSKeyValueObservation", "mach_absolute_time", "OSAllocatedUnfairLock",
    "objc_sync_enter", "objc_sync_exit", "objc_getClass", "objc_lookUpClass", "objc_removeAssociatedObjects",
    "object_getClass", "object_getClassName", "object_setClass", "sel_getName", "class_addMethod",
    "class_copyMethodList", "class_getClassMethod", "class_getInstanceMethod", "class_getInstanceSize",
    "class_getMethodImplementation", "class_getName", "class_getSuperclass", "class_replaceMethod",
    "class_respondsToSelector", "imp_implementationWithBlock", "method_exchangeImplementations",
    "method_getImplementation", "method_getName", "method_getTypeEncoding", "method_setImplementation", "kUTTypeImage",
    "NSUserActivity", "NSPredicate", "NSSortDescriptor",
    "unarchivedArrayOfObjects", "unarchivedDictionary", "performSelector", "isMacCatalystApp", "isiOSAppOnMac", "NSLog",
    "kNumberSpacingType", "DateComponentsFormatter", "RelativeDateTimeFormatter",
    "ListFormatter", "MeasurementFormatter", "NSException", "LocalizationValue", "localized", "thermalState",
    "isLowPowerModeEnabled", "containerURL", "NSHashTable", "NSMapTable", "NSPointerArray", "NSDataDetector",
    "NSExpression", "NSComparisonPredicate", "AutoreleasingUnsafeMutablePointer", "mutableArrayValue", "getObjectValue",
    "ValueTransformer", "NSValueTransformerName", "PersonNameComponentsFormatter", "enumerateSubstrings",
    "documentsDirectory", "cachesDirectory", "applicationSupportDirectory", "lines", "notifications",
    "startAccessingSecurityScopedResource", "bookmarkData", "resolvingBookmarkData", "underlyingErrors",
    "bundleIdentifier", "ubiquityIdentityToken", "forUbiquityContainerIdentifier", "uncachedRead", "mappedRead",
    "dataReadingMapped",
    "atomicWrite",
    "appendFormat", "NSSecureUnarchiveFromDataTransformer", "NSFileCoordinator", "NSFilePresenter",
    "NSFileAccessIntent",
    "NSFileVersion", "NSMetadataQuery", "NSMetadataItem", "NSMetadataQueryDelegate", "NSMetadataQueryDidUpdate",
    "NSMetadataQueryDidFinishGathering", "NSMetadataItemFSNameKey", "NSMetadataItemURLKey", "NSMetadataItemPathKey",
    "NSMetadataItemDisplayNameKey", "NSMetadataQueryUbiquitousDocumentsScope", "NSMetadataQueryUbiquitousDataScope",
  ]
}
