# an access token of ops@acme.example in $TOKEN
need administrator
export TOKEN
TOKEN=$(token)
