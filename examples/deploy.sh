#!/bin/sh
# Deploys the current directory from any machine that has git and Node 20.19 or later. Run by a test.
#
# usage: deploy.sh PROGRAM, the path of dist/cli/index.js in your copy of headless-deploy
#
# HEADLESS_PASSWORD, HEADLESS_ACCOUNT and the others come from the environment, or from a file .env.headless that git
# ignores. The log goes to stderr, the result to stdout.
set -u
program=${1:?give the path of dist/cli/index.js in your copy of headless-deploy}
set --
[ ! -f .env.headless ] || set -- --env-from .env.headless
result=$(node "$program" deploy --json "$@")
status=$?
case $status in
0) node -p 'JSON.parse(process.argv[1])["operation-name"]' "$result" || status=$? ;;
3) echo 'Nobody can tell whether it was accepted: look in the portal before you run this again.' >&2 ;;
esac
exit "$status"
