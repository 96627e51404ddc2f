internal import CairnCommands
// What the libraries need of Foundation: in a static program these imports say what is linked.
internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

CairnCommand.main(CairnCommand.arguments(Array(CommandLine.arguments.dropFirst())))
