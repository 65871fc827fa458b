#!/usr/bin/env bash
# Fuzzes the local platform with Schemathesis, which makes requests from emulator/openapi.yaml and checks the answers
# against it. Needs Python with venv and pip. Arguments go to Schemathesis (--max-examples 200, --seed 1).
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
platform=
trap '[ -z "$platform" ] || kill "$platform"; rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet schemathesis==4.32.0
node "$project/dist/emulator/index.js" --port 0 --json > "$work/platform.json" &
platform=$!
for _ in $(seq 100); do
  [ -s "$work/platform.json" ] && break
  sleep 0.1
done
value() { node -p "JSON.parse(fs.readFileSync('$work/platform.json'))['$1']"; }
basic="Basic $(printf '%s:%s' "$(value username)" "$(value password)" | base64 --wrap=0)"
# Credentials are no arguments: every user of the machine can read those.
post() {
  printf 'header = "Authorization: %s"\n' "$basic" | curl -sS --fail-with-body --config - --data "$2" \
    --header 'Content-Type: application/json' "$(value headless-url)/v1/accounts/$(value account)/apps$1"
}

# What is deleted must not be what all other requests are about.
post '?appId=to-delete' '{"region": "regions/UK", "uploadable": {}}'
post "/$(value app)/environments" '{"displayName": "To delete", "branch": "uploadable", "wpEnvironment": "acmestage"}' > "$work/to-delete.json"
to_delete=$(node -p "JSON.parse(fs.readFileSync('$work/to-delete.json')).name.split('/')[5]")

cat > "$work/schemathesis.toml" <<END
headers = { Authorization = "\${AUTHORIZATION}" }

[checks]
# A body above 1 MiB is refused for its size, whatever else is wrong with it.
negative_data_rejection.expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "415", "5xx"]

[parameters]
"path.account" = "$(value account)"
"path.app" = "$(value app)"
"path.environment" = "$(value environment)"
# No schema can say which tokens earlier pages had: tests follow them.
"query.pageToken" = ""

# No schema can say which bytes are a zip, which installs exist, and which fields of a fault need each other.
[[operations]]
include-operation-id = ["upload", "createEnvironment", "addFaults"]
checks.positive_data_acceptance.enabled = false

[[operations]]
include-operation-id = "deleteApp"
parameters = { "path.app" = "to-delete" }

[[operations]]
include-operation-id = "deleteEnvironment"
parameters = { "path.environment" = "$to_delete" }
END

cd "$work"
fuzz() { venv/bin/schemathesis run "$project/emulator/openapi.yaml" --url "$(value headless-url)" "$@"; }
# A seed of its own for a run that can be repeated; any other can be given.
AUTHORIZATION="$basic" fuzz --seed 7 --exclude-tag control "$@"
AUTHORIZATION="Bearer $(value control-token)" fuzz --seed 7 --include-tag control "$@"
