# the organizations cedar (Cedar Bank, cedar.example) and maple (Maple Health, maple.example): olivia has all roles of cedar
# and theo all of maple, max is a member of cedar, and ida of both; their ids are in $CEDAR_ID, $MAPLE_ID, $OLIVIA_ID …
__person() {
  made POST users "$(jq -cn --arg value "$PASSWORD" --args '$ARGS.positional | {username: .[0], email: .[1], firstName: .[2],
    lastName: .[3], enabled: true, emailVerified: true, credentials: [{type: "password", $value, temporary: false}]}' "$@")"
}

__tenant() {
  made POST "/realms/$LAB_REALM/orgs" "$(jq -cn --args '$ARGS.positional | {name: .[0], displayName: .[1], url: .[2],
    domains: [.[3]], attributes: {plan: [.[4]]}}' "$@")"
}

# __join ORGANIZATION USER [all]: a member, with all roles that a new organization has.
__join() {
  admin PUT "/realms/$LAB_REALM/orgs/$1/members/$2" >/dev/null
  [ "${3-}" != all ] || admin GET "/realms/$LAB_REALM/orgs/$1/roles" | jq -c 'map({name})' |
    admin PUT "/realms/$LAB_REALM/users/$2/orgs/$1/roles" - >/dev/null
}

export CEDAR_ID MAPLE_ID OLIVIA_ID MAX_ID THEO_ID IDA_ID
CEDAR_ID=$(__tenant cedar 'Cedar Bank' https://www.cedar.example cedar.example enterprise)
MAPLE_ID=$(__tenant maple 'Maple Health' https://www.maple.example maple.example starter)
OLIVIA_ID=$(__person olivia olivia@cedar.example Olivia Stone)
MAX_ID=$(__person max max@cedar.example Max Rivers)
THEO_ID=$(__person theo theo@maple.example Theo Grove)
IDA_ID=$(__person ida ida@consulting.example Ida Brook)
__join "$CEDAR_ID" "$OLIVIA_ID" all
__join "$CEDAR_ID" "$MAX_ID"
__join "$MAPLE_ID" "$THEO_ID" all
__join "$CEDAR_ID" "$IDA_ID"
__join "$MAPLE_ID" "$IDA_ID"

need full-tokens
