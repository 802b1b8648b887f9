# own_server OPTION…, which starts a second server for development with these options; own_realm, which makes the realm there and signs the admin CLI in to it
# Requests to the server of the page go to the second one from then on. OWN_TLS is its HTTPS port, which it has with a
# certificate only. The files of the server are in the folder own-server, and its log is own-server.txt.
OWN_HTTP=; OWN_TLS=; OWN_PID=

__free_port() { node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'; }

own_server() {
  [ -d own-server ] || cp -r "$LAB_HOME" own-server
  OWN_HTTP=${OWN_HTTP:-$(__free_port)}; OWN_TLS=${OWN_TLS:-$(__free_port)}
  KC_BOOTSTRAP_ADMIN_USERNAME=admin KC_BOOTSTRAP_ADMIN_PASSWORD=admin JAVA_OPTS_APPEND=--add-opens=java.base/java.lang=ALL-UNNAMED \
    own-server/bin/kc.sh start-dev --http-port="$OWN_HTTP" --https-port="$OWN_TLS" --http-management-port="$(__free_port)" "$@" \
    >own-server.txt 2>&1 &
  OWN_PID=$!
  until command curl -sf "http://localhost:$OWN_HTTP/realms/master" >/dev/null; do
    kill -0 "$OWN_PID" 2>/dev/null || { tail -5 own-server.txt; return 1; }
    sleep 1
  done
}

own_stop() { kill "$OWN_PID"; wait "$OWN_PID" || :; }

curl() {
  local words=() word
  for word in "$@"; do words+=("${word//$LAB_URL/${OWN_URL:-http://localhost:$OWN_HTTP}}"); done
  command curl "${words[@]}"
}

# ops@acme.example has the roles that the page names.
own_realm() {
  local role
  kcadm.sh config credentials --server "http://localhost:$OWN_HTTP" --realm master --user admin --password admin
  kcadm.sh create realms -s "realm=$LAB_REALM" -s enabled=true
  kcadm.sh create users -r "$LAB_REALM" -s username=ops@acme.example -s email=ops@acme.example -s firstName=Olga -s lastName=Ops \
    -s emailVerified=true -s enabled=true
  kcadm.sh set-password -r "$LAB_REALM" --username ops@acme.example --new-password "$PASSWORD"
  for role in $LAB_ROLES; do
    kcadm.sh add-roles -r "$LAB_REALM" --uusername ops@acme.example --cclientid realm-management --rolename "$role"
  done
  kcadm.sh create users -r "$LAB_REALM" -s username=alice -s email=alice@acme.example -s firstName=Alice -s lastName=Ahlers \
    -s emailVerified=true -s enabled=true
  kcadm.sh set-password -r "$LAB_REALM" --username alice --new-password "$PASSWORD"
  kcadm.sh config credentials --server "http://localhost:$OWN_HTTP" --realm "$LAB_REALM" --user ops@acme.example --password "$PASSWORD"
} >/dev/null
