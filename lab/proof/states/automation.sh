# the client realm-automation with a service account that has the role manage-realm; its secret is in $CLIENT_SECRET
# A page before may have made it.
__client=$(admin GET clients?clientId=realm-automation | jq -r '.[0].id // empty')
if [ -z "$__client" ]; then
  __client=$(made POST clients '{"clientId": "realm-automation", "secret": "local-use-only & more",
    "serviceAccountsEnabled": true, "standardFlowEnabled": false}')
  __account=$(admin GET "clients/$__client/service-account-user" | jq -r .id)
  __management=$(admin GET clients?clientId=realm-management | jq -r '.[0].id')
  admin POST "users/$__account/role-mappings/clients/$__management" \
    "$(admin GET "clients/$__management/roles/manage-realm" | jq -c '[.]')"
fi
export CLIENT_SECRET
CLIENT_SECRET=$(admin GET "clients/$__client/client-secret" | jq -r .value)
