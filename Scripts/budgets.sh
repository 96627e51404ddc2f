#!/usr/bin/env bash
# Files stay small: a note above 400 lines, a failure above 600. Generated tables do not count, nor does documentation
# (`///`): a class whose members can be overridden needs room for what they mean.
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0
while IFS= read -r file; do
  lines=$(grep -cvE '^ *///' "$file" || true)
  if [ "$lines" -gt 600 ]; then
    echo "$file: error: $lines lines, the budget is 600" >&2
    failed=1
  elif [ "$lines" -gt 400 ]; then
    echo "$file: note: $lines lines" >&2
  fi
done < <(git ls-files 'Sources/*.swift' | grep -v '+Generated.swift')
exit "$failed"
