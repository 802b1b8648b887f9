# What the hidden blocks of a page and the states have, besides what a reader has: see lab/README.md. Everybody in a
# realm of a proof has the password $PASSWORD.

# Sends a request to what helps this shell. Prints the answer; fails where it is one of a failure.
__helper() {
  curl -sS --fail-with-body -X POST "$LAB_HELPER/$1" -H 'Content-Type: application/json' -d "$2"
}

__words() {
  jq -cn '$ARGS.positional' --args -- "$@"
}

# need STATE…: what the state makes, once.
need() {
  local state
  for state in "$@"; do
    [ -z "${__have[$state]+x}" ] || continue
    [ -f "$LAB_STATES/$state.sh" ] || { echo "There is no state $state."; return 1; }
    __have[$state]=1
    source "$LAB_STATES/$state.sh"
  done
}
declare -A __have

# admin METHOD PATH [JSON]: the Admin API, as an administrator of the realm master. A path without a slash in front is
# below the realm; . is the realm itself.
admin() {
  local json=${3-}
  if [ "$json" = - ]; then json=$(cat); fi
  __helper admin "$(jq -cn --arg method "$1" --arg path "$2" --arg body "$json" '{$method, $path, $body}')"
}

# made METHOD PATH JSON: the same; prints the id of what was made.
made() { admin "$@" | jq -r .id; }

# login USER [PASSWORD]: what the token endpoint answers, errors too.
login() {
  curl -sS "$LAB_URL/realms/$LAB_REALM/protocol/openid-connect/token" -d grant_type=password -d client_id=admin-cli \
    -d scope=openid --data-urlencode "username=$1" --data-urlencode "password=${2-$PASSWORD}"
}

# token [USER]: an access token. Without a name, the administrator's.
token() { login "${1-ops@acme.example}" | jq -r .access_token; }

# log TEXT: waits until the server has logged a line with the text since this block began, and prints all lines since.
log() { __helper log "$(jq -cn --arg text "$1" '{$text}')"; }

# mails [SUBJECT]: waits for a mail, of this subject, and prints all as JSON. mails none: prints those that are there.
mails() { __helper mails "$(__words "$@")"; }

# smtp KIND: the port of a mail server of this kind.
smtp() { __helper smtp "$(__words "$@")"; }

# ldap KIND: the port of a directory of this kind. ldap search PORT FILTER [ATTRIBUTE…]: its entries, as LDIF.
# ldap modify PORT < LDIF: changes it.
ldap() {
  if [ "$1" = modify ]; then set -- "$@" "$(cat)"; fi
  __helper ldap "$(__words "$@")"
}

# totp SECRET [STEPS]: the one-time code of now, or of the half minute so many steps later. The server takes none twice.
totp() { __helper totp "$(__words "$@")"; }

# deliveries: waits for a delivery of a webhook to $WEBHOOK_URL, and prints all as JSON.
deliveries() { __helper deliveries '[]'; }

# browser COMMAND WORDS…: a browser at the server, see lab/README.md.
browser() { __helper browser "$(__words "$@")"; }

# refresh TOKEN: what the token endpoint answers to a refresh token of login, errors too.
refresh() {
  curl -sS "$LAB_URL/realms/$LAB_REALM/protocol/openid-connect/token" -d grant_type=refresh_token -d client_id=admin-cli \
    -d "refresh_token=$1"
}
