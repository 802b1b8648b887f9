# email that works: the command mails shows what the realm sends
admin PUT . "$(jq -cn --arg port "$(smtp plain)" '{smtpServer: {host: "localhost", $port, from: "login@acme.example"}}')"
