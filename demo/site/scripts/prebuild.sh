#!/bin/sh
# Checks that the content is valid JSON and records which build this is.
set -eu

cd "$(dirname "$0")/.."

for file in content/menu.json content/hours.json; do
  if ! node -e 'JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"))' "$file"; then
    echo "prebuild: $file is missing or is not valid JSON" >&2
    exit 1
  fi
done

version=$(node -p 'JSON.parse(require("node:fs").readFileSync("package.json", "utf8")).version')

mkdir -p src/generated
printf '{ "version": "%s", "date": "%s" }\n' "$version" "$(date -u +%Y-%m-%d)" >src/generated/build.json
echo "prebuild: wrote src/generated/build.json for version $version"
