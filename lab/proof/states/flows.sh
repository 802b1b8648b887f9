# commands for login flows: flow makes one from an outline, runs gives it to the client acme-web, configure sets up one of its
# steps, outline prints it
need web-client

# flow ALIAS < OUTLINE: a line for each step, "REQUIREMENT provider" or "REQUIREMENT = alias of a sub-flow", two spaces deeper
# in what it belongs to. Requirements are shortened to their first letters: R, A, C, D.
flow() {
  local alias=$1 line indent requirement name parent path json id
  local -a parents=("$alias")
  made POST authentication/flows "$(jq -cn --arg alias "$alias" '{$alias, providerId: "basic-flow", topLevel: true}')" >/dev/null
  while IFS= read -r line; do
    indent=${line%%[! ]*}
    read -r requirement name <<<"$line"
    case $requirement in R) requirement=REQUIRED ;; A) requirement=ALTERNATIVE ;; C) requirement=CONDITIONAL ;; D) requirement=DISABLED ;; esac
    parent=${parents[$((${#indent} / 2))]}
    path=authentication/flows/$(jq -rn --arg text "$parent" '$text | @uri')/executions
    if [[ $name == '= '* ]]; then
      name=${name#= }
      id=$(made POST "$path/flow" "$(jq -cn --arg alias "$name" '{$alias, type: "basic-flow"}')")
      parents[$((${#indent} / 2 + 1))]=$name
      json=$(admin GET "$path" | jq -c --arg id "$id" '.[] | select(.flowId == $id)')
    else
      id=$(made POST "$path/execution" "$(jq -cn --arg provider "$name" '{$provider}')")
      json=$(admin GET "$path" | jq -c --arg id "$id" '.[] | select(.id == $id)')
    fi
    jq -c --arg requirement "$requirement" '.requirement = $requirement' <<<"$json" | admin PUT "$path" - >/dev/null
  done
}

# runs ALIAS: the logins of acme-web go through this flow.
runs() {
  local client flow
  client=$(admin GET clients?clientId=acme-web | jq -r '.[0].id')
  flow=$(admin GET authentication/flows | jq -r --arg alias "$1" '.[] | select(.alias == $alias) | .id')
  admin PUT "clients/$client" "$(admin GET "clients/$client" | jq -c --arg browser "$flow" '.authenticationFlowBindingOverrides = {$browser}')"
}

# configure ALIAS PROVIDER JSON: the settings of the first step of this kind.
configure() {
  local path
  path=authentication/flows/$(jq -rn --arg text "$1" '$text | @uri')/executions
  made POST "authentication/executions/$(admin GET "$path" | jq -r --arg id "$2" 'first(.[] | select(.providerId == $id)) | .id')/config" \
    "$(jq -cn --arg alias "$1 $2" --argjson config "$3" '{$alias, $config}')" >/dev/null
}

# outline ALIAS: its steps and their requirements.
outline() {
  admin GET "authentication/flows/$(jq -rn --arg text "$1" '$text | @uri')/executions" |
    jq -r '.[] | "\("  " * .level // "")\(.displayName): \(.requirement)"'
}

# enters NAME: opens the login page anew, and enters a name or an address alone.
enters() { browser new && authorize && browser fill "username=$1" && browser click 'Sign In'; }

# arrives: waits until the application has the browser, and says so.
arrives() { browser url https://app.acme.example/ | grep -q '[?&]code=' && echo "Logged in"; }
