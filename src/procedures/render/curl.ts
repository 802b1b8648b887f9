import type {Render} from './render'
import {renderShell, type Dialect} from './shell'

const dialect: Dialect = {
  programs: 'bash, curl, and jq',
  before: ['Set TOKEN to an access token of the realm.'],
  api: () => [
    ': "${TOKEN:?Set TOKEN to an access token of the realm}"',
    '# Calls the server. The token and the JSON are no arguments, because other users can see those.',
    'api() {',
    '  local data=()',
    "  [ $# -lt 3 ] || data=(-H 'Content-Type: application/json' --data-binary @/dev/fd/3)",
    '  curl -sS --fail-with-body -g -X "$1" "$2" -H @/dev/fd/4 ${data[@]+"${data[@]}"} \\',
    '    3< <(printf %s "${3-}") 4< <(printf \'Authorization: Bearer %s\\n\' "$TOKEN")',
    '}',
  ],
}

/** A script for bash that calls the server with curl. */
export const renderCurl: Render = (procedure, target) => ({text: renderShell(procedure, target, dialect)})
