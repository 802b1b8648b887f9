# what the page getting-started/sample leaves in the realm: the clients acme-web and acme-api, the user alice
jq '{ifResourceExists: "FAIL", clients, roles}' "$LAB_ROOT/samples/getting-started/realm.json" | admin POST partialImport - >/dev/null
need alice
