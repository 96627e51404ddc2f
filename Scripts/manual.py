#!/usr/bin/env python3
"""Manual pages from the definitions of the commands: Scripts/manual.py CAIRN FOLDER.

Asks the command itself for its help (--experimental-dump-help) and writes cairn.1, cairn-lint.1 and so on.
"""
import json
import os
import subprocess
import sys


def roff(text):
    lines = []
    for line in text.split("\n"):
        line = line.replace("\\", "\\e").replace("-", "\\-")
        lines.append("\\&" + line if line[:1] in (".", "'") else line)
    return "\n".join(lines)


def paragraphs(text):
    """Indented lines are examples and keep their lines."""
    result, example = [], False
    for line in text.split("\n"):
        is_example = line.startswith("  ")
        if is_example != example:
            result.append(".nf\n.RS" if is_example else ".RE\n.fi")
            example = is_example
        result.append(roff(line.strip()) if line.strip() else ".PP")
    if example:
        result.append(".RE\n.fi")
    return "\n".join(result)


def names(argument):
    forms = []
    for name in argument.get("names", []):
        dashes = "-" if name["kind"] == "short" else "--"
        forms.append(dashes + name["name"])
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return f"<{value}>" + ("..." if argument.get("isRepeating") else "")
    text = ", ".join(forms)
    return f"{text} <{value}>" if argument["kind"] == "option" else text


def page(command, path):
    title = "-".join(path)
    arguments = [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)]
    subcommands = [c for c in command.get("subcommands", []) if c["commandName"] != "help" and c.get("shouldDisplay", True)]
    out = [f".TH {title.upper()} 1", ".SH NAME", f"{roff(title)} \\- {roff(command.get('abstract', ''))}", ".SH SYNOPSIS"]
    words = [".B " + roff(" ".join(path))]
    if any(a["kind"] != "positional" for a in arguments):
        words.append("[options]")
    for argument in arguments:
        if argument["kind"] == "positional":
            name = names(argument)
            words.append(roff(f"[{name}]" if argument.get("isOptional") else name))
    if subcommands:
        words.append("<command>")
    out.append("\n".join(words))
    if command.get("discussion"):
        out += [".SH DESCRIPTION", paragraphs(command["discussion"])]
    if subcommands:
        out.append(".SH COMMANDS")
        for sub in subcommands:
            out += [".TP", ".B " + roff(sub["commandName"]), roff(sub.get("abstract", ""))]
    if arguments:
        out.append(".SH OPTIONS")
        for argument in arguments:
            text = argument.get("abstract", "")
            if argument.get("defaultValue"):
                text += f" (default: {argument['defaultValue']})"
            out += [".TP", ".B " + roff(names(argument)), roff(text)]
    others = [["cairn"]] if len(path) > 1 else []
    others += [path + [sub["commandName"]] for sub in subcommands]
    if others:
        out += [".SH SEE ALSO", ",\n".join(f".BR {roff('-'.join(o))} (1)" for o in others)]
    pages = {title: "\n".join(out) + "\n"}
    for sub in subcommands:
        pages.update(page(sub, path + [sub["commandName"]]))
    return pages


def main():
    command, folder = sys.argv[1], sys.argv[2]
    text = subprocess.run([command, "--experimental-dump-help"], check=True, capture_output=True, text=True).stdout
    os.makedirs(folder, exist_ok=True)
    for title, content in page(json.loads(text)["command"], ["cairn"]).items():
        with open(os.path.join(folder, title + ".1"), "w", encoding="utf-8") as file:
            file.write(content)


main()
