internal import CairnCommands

print("cairn")
