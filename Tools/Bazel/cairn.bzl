"""Interface Builder documents under Bazel: an action for each document, cached by its content.

    load("//tools:cairn.bzl", "cairn_documents")

    cairn_documents(
        name = "interface",
        srcs = glob(["**/*.storyboard", "**/*.xib"]),
        assets = glob(["**/*.xcassets/**", "**/*.lproj/**"]),
        devices = ["iPhone SE", "iPad Air"],
    )

`bazel build :interface` gives `interface.sarif` and the folder `interface_pictures` with its page; `bazel test
:interface_test` fails where `cairn lint` finds errors. A document that has not changed is not looked at again, here or,
with a remote cache, anywhere.
"""

def _arguments(ctx):
    result = []
    for device in ctx.attr.devices:
        result += ["--device", device]
    return result

def _lint_impl(ctx):
    report = ctx.actions.declare_file(ctx.label.name + ".sarif")
    errors = ctx.actions.declare_file(ctx.label.name + ".errors")

    # Exit code 1: errors were found. They are in the report, and fail the test, not the build.
    ctx.actions.run_shell(
        inputs = [ctx.file.src] + ctx.files.assets,
        tools = [ctx.executable._cairn],
        outputs = [report, errors],
        arguments = [ctx.executable._cairn.path, report.path, errors.path, ctx.file.src.path] + _arguments(ctx),
        command = """
cairn=$1 report=$2 errors=$3 file=$4; shift 4
"$cairn" lint --format sarif --out "$report" "$@" "$file"
case $? in
  0) : > "$errors" ;;
  1) "$cairn" lint "$@" "$file" > "$errors" || [ $? -eq 1 ] ;;
  *) exit 1 ;;
esac
""",
        mnemonic = "CairnLint",
        progress_message = "Checking " + ctx.file.src.short_path,
    )
    return [DefaultInfo(files = depset([report])), OutputGroupInfo(errors = depset([errors]))]

def _render_impl(ctx):
    folder = ctx.actions.declare_directory(ctx.label.name)
    ctx.actions.run(
        inputs = [ctx.file.src] + ctx.files.assets,
        executable = ctx.executable._cairn,
        outputs = [folder],
        arguments = ["render", "--out", folder.path] + _arguments(ctx) + [ctx.file.src.path],
        mnemonic = "CairnRender",
        progress_message = "Drawing " + ctx.file.src.short_path,
    )
    return [DefaultInfo(files = depset([folder]))]

def _merge_impl(ctx):
    output = ctx.actions.declare_directory(ctx.label.name) if ctx.attr.is_folder else ctx.actions.declare_file(ctx.label.name + ".sarif")
    ctx.actions.run(
        inputs = ctx.files.parts,
        executable = ctx.executable._cairn,
        outputs = [output],
        arguments = ["report", "merge"] + [part.path for part in ctx.files.parts] + ["--out", output.path],
        mnemonic = "CairnMerge",
    )
    return [DefaultInfo(files = depset([output]))]

def _test_impl(ctx):
    errors = depset(transitive = [report[OutputGroupInfo].errors for report in ctx.attr.reports]).to_list()
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/sh\nerrors=$(cat %s)\n[ -z \"$errors\" ] || { printf '%%s\\n' \"$errors\"; exit 1; }\n" % " ".join([file.short_path for file in errors]),
        is_executable = True,
    )
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = errors))]

_CAIRN = attr.label(default = "@cairn//:cairn", executable = True, cfg = "exec", allow_single_file = True)
_DOCUMENT = {
    "src": attr.label(allow_single_file = [".storyboard", ".xib"], mandatory = True),
    "assets": attr.label_list(allow_files = True),
    "devices": attr.string_list(),
    "_cairn": _CAIRN,
}

cairn_lint = rule(implementation = _lint_impl, attrs = _DOCUMENT)
cairn_render = rule(implementation = _render_impl, attrs = _DOCUMENT)
_merge = rule(implementation = _merge_impl, attrs = {
    "parts": attr.label_list(),
    "is_folder": attr.bool(),
    "_cairn": _CAIRN,
})
_lint_test = rule(implementation = _test_impl, test = True, attrs = {"reports": attr.label_list()})

def cairn_documents(name, srcs, assets = [], devices = []):
    """Reports and pictures of documents, each made by itself, and joined."""
    reports, pictures = [], []
    for src in srcs:
        part = name + "_" + src.replace("/", "_").replace(" ", "_").replace(".", "_")
        cairn_lint(name = part + "_lint", src = src, assets = assets, devices = devices)
        cairn_render(name = part + "_pictures", src = src, assets = assets, devices = devices)
        reports.append(":" + part + "_lint")
        pictures.append(":" + part + "_pictures")
    _merge(name = name, parts = reports)
    _merge(name = name + "_pictures", parts = pictures, is_folder = True)
    _lint_test(name = name + "_test", reports = reports)
