internal import CairnCommands

CairnCommand.main(CairnCommand.arguments(Array(CommandLine.arguments.dropFirst())))
