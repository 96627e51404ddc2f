# Every command sets up what it needs. See CONTRIBUTING.md.
SHELL := /bin/bash
CORPUS ?= ../shared/corpus
SWIFT_CHECK_FLAGS = -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error
PACKAGE_DIRS = Sources Tests Plugins Package.swift Adapter/Sources Adapter/Tests Adapter/Package.swift

.PHONY: demo test test-adapter test-template lint check bench corpus fuzz format setup release deb schema coverage metrics

setup:
	@Scripts/setup.sh

# Draws the storyboards of Fixtures/storyboards for several devices: open demo-output/index.html.
demo: setup release
	@Scripts/demo.sh

release:
	@swift build -c release --product cairn

test: setup
	@Scripts/test.sh

# The package that adapts iOS sources, which nothing else needs; and an application built with it.
test-adapter: setup
	@Scripts/test.sh --package-path Adapter

test-template: test-adapter
	@CAIRN_PROJECT_TOOL="$$PWD/Adapter/.build/debug/cairn-project" \
	  swift test --package-path Examples/Template --scratch-path .build

# Formatter and budgets of files.
lint:
	swift format lint --strict --recursive $(PACKAGE_DIRS)
	Scripts/budgets.sh

# Everything that must hold: formatter and budgets; warnings as errors, undeclared imports and the engines' own checks in a
# build under the address sanitizer, which also says who knows whom and what is documented; all tests under both
# sanitizers; the README's package in an empty folder; the command linked with Swift statically; the tests of the package
# that adapts sources, and of an application that its plugin builds.
check: setup lint
	Scripts/sanitize.sh build address $(SWIFT_CHECK_FLAGS) -Xswiftc -DSOLVER_CHECKS -Xswiftc -DLAYOUT_CHECKS
	Scripts/sanitize.sh build thread
	Scripts/sanitize.sh test address thread
	Scripts/arrows.py --check --build .build/address
	python3 Scripts/coverage.py --check --build .build/address
	Scripts/documentation.py --check --build .build/address/debug
	Scripts/try-package.sh
	Scripts/try-static.sh
	$(MAKE) test-template

bench: setup
	@Benchmarks/run.sh

# Compares the frames of all documents of a corpus with the frames stored in them.
corpus: setup release
	@python3 $(CORPUS)/../tools/corpus_check.py --cairn "$$(swift build -c release --show-bin-path)/cairn" --corpus $(CORPUS)

# Reads 10,000 damaged documents; fails on a crash or a hang.
fuzz: setup release
	@python3 Scripts/fuzz.py --cairn "$$(swift build -c release --show-bin-path)/cairn" --seeds $(or $(SEEDS),Fixtures/storyboards)

# What of the API is kept and has no effect, from the index of a debug build.
# With DEMAND=a table of the names that programs use, also how many of them are declared.
coverage: setup
	@swift build
	@python3 Scripts/coverage.py > docs/coverage.md
	@test -z "$(DEMAND)" || python3 Scripts/declarations.py "$(DEMAND)"

# How well the numbers of systems hold on a corpus.
metrics:
	@python3 Tools/Metrics/system_metrics.py $(CORPUS) --tsv docs/metrics/system-metrics.tsv > docs/metrics/system-metrics.md

format:
	swift format --in-place --recursive $(PACKAGE_DIRS)

# A Debian package with manual pages and shell completions, in .build/deb.
deb: setup
	@Scripts/package-deb.sh

# Derives Xcode's order of attributes and children anew from a corpus of documents.
schema:
	@python3 Scripts/interface-builder-schema.py $(CORPUS) > Sources/DocumentEditing/Schema/FormatTable+Generated.swift
