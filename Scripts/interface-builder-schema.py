#!/usr/bin/env python3
"""Derives Interface Builder's order of attributes and children from a corpus of documents.

    Scripts/interface-builder-schema.py CORPUS > Sources/DocumentEditing/Schema/FormatTable+Generated.swift

Xcode writes the attributes of an element, and the children that play a role in it, in an order of its own. What stands
before what is counted in all documents; an order that agrees with the majority of every pair is the result. Names alone
go into the table: nothing of the documents' contents does.
"""
import collections
import os
import re
import sys
import xml.etree.ElementTree as ET

# Their children stand in the order that people gave them.
ORDERED = {"customFonts", "subviews", "objects", "scenes", "items", "segments", "cells", "sections", "viewControllers", "mask"}


def documents(root):
    for folder, _, files in os.walk(root):
        for name in sorted(files):
            if name.endswith((".storyboard", ".xib")):
                try:
                    document = ET.parse(os.path.join(folder, name)).getroot()
                except ET.ParseError:
                    continue
                if "CocoaTouch" in document.get("targetRuntime", "iOS.CocoaTouch"):
                    yield document


def role(element):
    key = element.get("key")
    return f"{element.tag}:{key}" if key and element.tag != "variation" else element.tag


def arrange(names, pairs, counts):
    """An order in which no name stands behind one that usually follows it."""
    rest = sorted(names, key=lambda n: (-counts[n], n))
    result = []
    while rest:
        def behind(name):
            return sum(1 for other in rest if pairs[other, name] > pairs[name, other])
        free = next((n for n in rest if behind(n) == 0), None) or min(rest, key=behind)
        result.append(free)
        rest.remove(free)
    return result


def main():
    attributes, children = collections.defaultdict(collections.Counter), collections.defaultdict(collections.Counter)
    attribute_pairs, child_pairs = collections.defaultdict(collections.Counter), collections.defaultdict(collections.Counter)
    values = collections.defaultdict(set)
    for document in documents(sys.argv[1]):
        for element in document.iter():
            names = list(element.attrib)
            for index, name in enumerate(names):
                attributes[element.tag][name] += 1
                if len(values[name]) < 200:
                    values[name].add(element.get(name))
                for later in names[index + 1:]:
                    attribute_pairs[element.tag][name, later] += 1
            if element.tag in ORDERED:
                continue
            roles = list(dict.fromkeys(role(child) for child in element))
            for index, name in enumerate(roles):
                children[element.tag][name] += 1
                for later in roles[index + 1:]:
                    child_pairs[element.tag][name, later] += 1
    lines = []
    for tag in sorted(attributes):
        lines.append("attributes " + tag + " " + " ".join(arrange(attributes[tag], attribute_pairs[tag], attributes[tag])))
    for tag in sorted(children):
        if len(children[tag]) > 1:
            lines.append("children " + tag + " " + " ".join(arrange(children[tag], child_pairs[tag], children[tag])))
    switches = sorted(n for n, v in values.items() if v <= {"YES", "NO"})
    numbers = sorted(n for n, v in values.items() if all(re.fullmatch(r"-?[0-9.]+([eE][-+]?\d+)?", x) for x in v))
    lines += ["switches " + " ".join(switches), "numbers " + " ".join(numbers)]
    wrapped = []
    for line in lines:
        while len(line) > 112:
            cut = line.rfind(" ", 0, 112)
            wrapped.append(line[:cut] + " \\")
            line = line[cut + 1:]
        wrapped.append(line)
    print("// Made by Scripts/interface-builder-schema.py. Do not edit.")
    print("extension FormatTable {")
    print("  /// Orders of attributes and children by element; attributes that are switches, and those that are numbers.")
    print('  static let text = """')
    for line in wrapped:
        print("    " + line)
    print('    """')
    print("}")


main()
