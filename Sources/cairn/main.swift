internal import CairnCommands

CairnCommand.main()
