import Foundation
import SourceAdapter
import Testing

@testable import ProjectBuilder

/// Classes of data models, which Xcode generates beside the module's own files.
struct DataModelTests {
  /// What a model has by default is a value of Swift, whatever it contains.
  @Test func valuesByDefaultAreLiterals() throws {
    let folder = try Folder([
      "Model.xcdatamodel/contents": """
      <?xml version="1.0"?>
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Pin" representedClassName="Pin" codeGenerationType="class">
          <attribute name="note" attributeType="String" defaultValueString="a&#10;&quot;b&quot; \\(c)"/>
          <attribute name="size" attributeType="Double" defaultValueString="nan"/>
        </entity>
      </model>
      """
    ])
    defer { folder.remove() }
    let own = ModuleAdapter.Input(path: "App/Pin.swift", text: "import CoreData\n")
    let models = [folder.url.appendingPathComponent("Model.xcdatamodel")]
    let text = try #require(DataModelSource(models: models).input(besides: [own])).text
    #expect(text.contains(#"("note", "a\n\"b\" \\(c)"), ("size", nil)"#), "\(text)")
  }

  /// Provenance: applications that give an object its date in an extension of the class that Xcode generates.
  @Test func overridesInExtensionsMoveIntoGeneratedClasses() throws {
    let model = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodeld")
    let folder = model.appendingPathComponent("Model.xcdatamodel")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: model) }
    try """
    <?xml version="1.0"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Pin" representedClassName="Pin" syncable="YES" codeGenerationType="class">
        <attribute name="made" optional="YES" attributeType="Date"/>
      </entity>
    </model>
    """.write(to: folder.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    let own = ModuleAdapter.Input(
      path: "App/Pin.swift",
      text: "import CoreData\nextension Pin {\n  public override func awakeFromInsert() { made = Date() }\n}")
    let generated = try #require(DataModelSource(models: [model]).input(besides: [own]))
    let module = ModuleAdapter(AdapterSettings(module: "App")).adapt([own, generated])
    #expect(!module.files[0].text.contains("awakeFromInsert"))
    #expect(module.files[1].text.contains("override func awakeFromInsert() { made = Date() }"))
    #expect(!module.findings.contains { $0.kind == .refused })
    // A module that does not know Core Data has no use for it.
    #expect(
      DataModelSource(models: [model]).input(besides: [ModuleAdapter.Input(path: "A.swift", text: "import UIKit")])
        == nil)
  }
}
