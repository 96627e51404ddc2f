import Foundation
import InterfaceBuilder
import Testing

/// Documents are values: what is made of them leaves them as they are. Provenance: derived.
@Suite struct ImmutableDocumentTests {
  private static let xml = """
    <document type="x" version="3.0" targetRuntime="iOS.CocoaTouch"><objects><view id="v"><subviews>
    <label id="l" text="Hello" numberOfLines="2"><fontDescription key="fontDescription" pointSize="17"/>
    <variation key="heightClass=compact" numberOfLines="1">
    <fontDescription key="fontDescription" pointSize="12"/></variation></label>
    <view id="w"/></subviews><variation key="heightClass=compact"><mask key="subviews"><exclude reference="w"/></mask>
    </variation></view></objects></document>
    """

  private func read(recordsReading: Bool = false) throws -> IBDocument {
    try IBDocument.read(Data(Self.xml.utf8), path: "T.xib", recordsReading: recordsReading)
  }

  @Test func variationsMakeANewDocument() throws {
    let document = try read()
    let compact = IBTraits([.heightClass: "compact", .widthClass: "regular"])
    let low = document.resolved(in: compact)
    let label = try #require(low.objects["l"])
    #expect(label.integer("numberOfLines") == 1)
    #expect(label.child(key: "fontDescription")?.number("pointSize") == 12)
    #expect(document.objects["l"]?.integer("numberOfLines") == 2)
    #expect(document.objects["l"]?.child(key: "fontDescription")?.number("pointSize") == 17)
    #expect(low.installation.uninstalled(in: compact) == ["w"])
    let high = document.resolved(in: IBTraits([.heightClass: "regular"]))
    #expect(high.objects["l"]?.integer("numberOfLines") == 2)
  }

  @Test func elementsKnowTheirWayUp() throws {
    let label = try #require(try read().objects["l"])
    #expect(sequence(first: label, next: \.parent).map(\.name) == ["label", "subviews", "view", "objects", "document"])
    #expect(label.parent?.children.contains(label) == true)
    let again = try #require(try read().objects["l"])
    #expect(label != again)
  }

  @Test func readingIsRecordedWhereItIsAskedFor() throws {
    let document = try read(recordsReading: true)
    func messages() -> [String] { document.unreadContent().map(\.message) }
    #expect(messages().contains { $0.contains("<subviews>") })
    let view = try #require(document.scenes.first?.view)
    let label = try #require(view.child("subviews")?.child("label"))
    #expect(messages().contains { $0.contains("'numberOfLines'") })
    _ = label.integer("numberOfLines")
    #expect(!messages().contains { $0.contains("'numberOfLines'") })
    label.markRead()
    #expect(!messages().contains { $0.contains("<label>") || $0.contains("fontDescription") })
    #expect(try read().unreadContent().isEmpty)
  }

  @Test func manyMayReadAtOnce() async throws {
    let document = try read(recordsReading: true)
    let texts = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<32 { group.addTask { document.objects["l"]?.string("text") } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts == Array(repeating: "Hello", count: 32))
  }
}
