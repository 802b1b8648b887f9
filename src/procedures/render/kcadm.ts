import {shellQuoted} from '../../lib/shellQuoted'
import type {Render} from './render'
import {renderShell, type Dialect} from './shell'

const dialect: Dialect = {
  programs: 'bash, jq, and kcadm.sh',
  before: ['Log in with kcadm.sh config credentials first.'],
  api: ({realm}) => [
    `REALM=${shellQuoted(realm)}`,
    'api() {',
    '  case $1 in',
    '    GET) kcadm.sh get "$2" -r "$REALM" ;;',
    '    POST) kcadm.sh create "$2" -r "$REALM" -f - <<<"${3-}" ;;',
    '    PUT) kcadm.sh update "$2" -r "$REALM" -f - <<<"${3-{\\}}" ;;',
    '    DELETE) kcadm.sh delete "$2" -r "$REALM" ${3+-f -} <<<"${3-}" ;;',
    '  esac',
    '}',
  ],
}

/** A script for bash that calls the server with the admin CLI. */
export const renderKcadm: Render = (procedure, target) => ({text: renderShell(procedure, target, dialect)})
