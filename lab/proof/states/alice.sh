# the user alice, with the address alice@acme.example
# A page before may have made it.
ALICE_ID=$(admin GET 'users?email=alice@acme.example&exact=true' | jq -r '.[0].id // empty')
if [ -z "$ALICE_ID" ]; then
  ALICE_ID=$(made POST users "$(jq -cn --arg value "$PASSWORD" '{username: "alice", email: "alice@acme.example",
    firstName: "Alice", lastName: "Ahlers", enabled: true, emailVerified: true,
    credentials: [{type: "password", $value, temporary: false}]}')")
fi
