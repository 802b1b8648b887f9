# the organization cedar with the domain cedar.example, made with the organizations extension; its id is in $ORG_ID
export ORG_ID
ORG_ID=$(made POST "/realms/$LAB_REALM/orgs" '{"name": "cedar", "displayName": "Cedar Bank", "domains": ["cedar.example"]}')
