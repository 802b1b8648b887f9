# the realm acme-login, which plays the identity provider of the customers: its client acme-broker has the secret
# $BROKER_SECRET; carol of cedar, mia of maple, kim of its contractors and tim of elsewhere have accounts there
export BROKER_SECRET=local-use-only-broker
made POST /admin/realms '{"realm": "acme-login", "displayName": "Company login", "enabled": true}' >/dev/null
for person in carol@cedar.example mia@maple.example kim@contractors.example tim@elsewhere.example; do
  made POST /admin/realms/acme-login/users "$(jq -cn --arg value "$PASSWORD" --arg email "$person" '{username: $email, $email,
    firstName: "Someone", lastName: ($email | split("@")[0]), enabled: true, emailVerified: true,
    credentials: [{type: "password", $value, temporary: false}]}')" >/dev/null
done
made POST /admin/realms/acme-login/clients "$(jq -cn --arg secret "$BROKER_SECRET" --arg base "$LAB_URL/realms/$LAB_REALM" \
  '{clientId: "acme-broker", $secret, redirectUris: ["\($base)/broker/*"]}')" >/dev/null
