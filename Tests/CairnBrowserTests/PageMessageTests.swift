import CairnHost
import CoreGraphics
import Testing
import UIKitCore

@testable import CairnBrowser

/// What pages tell.
@Suite struct PageMessageTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let message: PageMessage?
    var testDescription: String { text }
  }

  static let touch = #"{"kind":"touch","id":1,"phase":"began","x":10,"y":20.5}"#

  @Test(arguments: [
    Case(text: touch, message: .event(.touch(id: 1, phase: .began, location: CGPoint(x: 10, y: 20.5)))),
    Case(text: #"{"kind":"hover"}"#, message: .event(.hover(nil))),
    Case(text: #"{"kind":"text","text":"ä"}"#, message: .event(.text("ä"))),
    Case(
      text: #"{"kind":"key","characters":"z","modifiers":["command","shift","?"]}"#,
      message: .event(.key(characters: "z", modifiers: [.command, .shift]))),
    Case(text: #"{"kind":"rotate","orientation":"landscapeRight"}"#, message: .event(.rotate(.landscapeRight))),
    Case(
      text: #"{"kind":"settings","style":"dark","textSize":"AX3"}"#,
      message: .event(.settings(HostSettings(style: .dark, textSize: .accessibilityExtraLarge)))),
    Case(
      text: #"{"kind":"resize","width":320,"height":700}"#,
      message: .event(.resize(CGSize(width: 320, height: 700), safeArea: nil))),
    Case(text: #"{"kind":"activation","state":"background"}"#, message: .event(.activation(.background))),
    Case(text: #"{"kind":"ready","scale":2}"#, message: .ready(scale: 2)),
    Case(text: #"{"kind":"shown"}"#, message: .shown),
    // What is no message, or asks for what no device has.
    Case(text: "", message: nil),
    Case(text: "[]", message: nil),
    Case(text: #"{"kind":"launch"}"#, message: nil),
    Case(text: #"{"kind":"ready","scale":1000}"#, message: nil),
    Case(text: #"{"kind":"touch","id":1,"phase":"flown","x":1,"y":1}"#, message: nil),
    Case(text: #"{"kind":"touch","id":1,"phase":"began","x":1e300,"y":1}"#, message: nil),
    Case(text: #"{"kind":"resize","width":-1,"height":1e9}"#, message: nil),
    Case(text: #"{"kind":"key","characters":""}"#, message: nil),
    Case(text: #"{"kind":"text","text":""# + String(repeating: "a", count: 200_000) + "\"}", message: nil),
  ])
  func aMessageSaysWhatWasDone(_ given: Case) { #expect(PageMessage(given.text) == given.message) }
}
