# ops@acme.example, who has the role realm-admin of the client realm-management
# A page before may have made it.
OPS_ID=$(admin GET 'users?username=ops@acme.example&exact=true' | jq -r '.[0].id // empty')
if [ -z "$OPS_ID" ]; then
  OPS_ID=$(made POST users "$(jq -cn --arg value "$PASSWORD" '{username: "ops@acme.example", email: "ops@acme.example",
    firstName: "Olga", lastName: "Ops", enabled: true, emailVerified: true,
    credentials: [{type: "password", $value, temporary: false}]}')")
  __management=$(admin GET clients?clientId=realm-management | jq -r '.[0].id')
  admin POST "users/$OPS_ID/role-mappings/clients/$__management" \
    "$(admin GET "clients/$__management/roles/realm-admin" | jq -c '[.]')"
fi
