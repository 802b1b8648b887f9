# ops@acme.example, who has the client roles of realm-management that "roles" names in the front matter, or realm-admin
# A page before may have made it.
OPS_ID=$(admin GET 'users?username=ops@acme.example&exact=true' | jq -r '.[0].id // empty')
if [ -z "$OPS_ID" ]; then
  OPS_ID=$(made POST users "$(jq -cn --arg value "$PASSWORD" '{username: "ops@acme.example", email: "ops@acme.example",
    firstName: "Olga", lastName: "Ops", enabled: true, emailVerified: true,
    credentials: [{type: "password", $value, temporary: false}]}')")
  __management=$(admin GET clients?clientId=realm-management | jq -r '.[0].id')
  for __role in $LAB_ROLES; do
    __found=$(admin GET "clients/$__management/roles/$__role") || { echo "realm-management has no role $__role."; return 1; }
    admin POST "users/$OPS_ID/role-mappings/clients/$__management" "$(jq -c '[.]' <<<"$__found")"
  done
fi
