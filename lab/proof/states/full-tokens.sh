# access tokens of the commands token and login that have all claims: by default, the tokens of admin-cli are lightweight, and
# from 26.6 on, the userinfo endpoint refuses them
__cli=$(admin GET clients?clientId=admin-cli | jq -r '.[0].id')
admin PUT "clients/$__cli" '{"attributes": {"client.use.lightweight.access.token.enabled": "false"}}'
