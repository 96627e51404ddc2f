#!/usr/bin/env python3
"""Writes the adapter's tables of UIKitCore: methods of delegates and data sources, and the superclasses of classes."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Adapter/Sources/SourceAdapter/Declarations/UIKitProtocols+Generated.swift"
CLASSES = ROOT / "Adapter/Sources/SourceAdapter/Declarations/UIKitClasses+Generated.swift"
# Attributes may stand on the line of their class.
CLASS = r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open) (?:final )?class (\w+)\s*:\s*(\w+)"
KINDS = re.compile(r"(Delegate|DataSource|Prefetching|Transitioning|Context|Animating|Coordinat)")


def closing(text, position, opening="([{<", ending=")]}>"):
    """The position after the bracket that closes the one before `position`."""
    depth = 1
    while depth:
        character = text[position]
        if character in opening:
            depth += 1
        elif character in ending and not (character == ">" and text[position - 1] == "-"):
            depth -= 1
        position += 1
    return position


def parameters(text):
    """The parameters of a list, without the commas between them."""
    parts, current, depth = [], "", 0
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}>" and not (character == ">" and text[index - 1] == "-"):
            depth -= 1
        if character == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += character
    return parts + ([current] if current.strip() else [])


def names():
    found = set()
    for folder in ("UIKitCore", "UIKitDocuments", "QuartzCore"):
        for path in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            text = path.read_text()
            for protocol in re.finditer(r"public protocol (\w+)[^{]*\{", text):
                if not KINDS.search(protocol.group(1)):
                    continue
                body = text[protocol.end() : closing(text, protocol.end(), "{", "}")]
                for method in re.finditer(r"func (\w+)\s*\(", body):
                    arguments = body[method.end() : closing(body, method.end()) - 1]
                    labels = [part.strip().split(":")[0].split()[0] for part in parameters(arguments)]
                    found.add(method.group(1) + "(" + "".join(label + ":" for label in labels) + ")")
    return sorted(found)


def superclasses():
    found = {}
    for folder in ("UIKitCore", "QuartzCore"):
        for path in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            for name, parent in re.findall(CLASS, path.read_text(), re.M):
                found[name] = parent
    return sorted((name, parent) for name, parent in found.items() if parent in found)


def main():
    classes = "".join(f'    "{name}": "{parent}",\n' for name, parent in superclasses())
    CLASSES.write_text(
        "// Made by Scripts/adapter-tables.py from the classes of UIKitCore. Do not edit.\n\n"
        "/// The superclasses of UIKit's classes, where they are UIKit's too.\n"
        "enum UIKitClasses {\n  static let superclasses: [String: String] = [\n" + classes + "  ]\n}\n"
    )
    lines = "".join(f'    "{name}",\n' for name in names())
    TARGET.write_text(
        "// Made by Scripts/adapter-tables.py from the protocols of UIKitCore. Do not edit.\n\n"
        "/// The methods of UIKit's delegates and data sources, which may be absent.\n"
        "enum UIKitProtocols {\n  static let methods: Set<String> = [\n" + lines + "  ]\n}\n"
    )


if __name__ == "__main__":
    main()
