# the admin CLI, signed in as ops@acme.example
need administrator
kcadm.sh config credentials --server "$LAB_URL" --realm "$LAB_REALM" --user ops@acme.example
