import {describe, expect, it} from 'vitest'
import {exampleContext} from '../../../data/exampleContext'
import {findValues} from './findValues'

/** The code with what was found in braces. */
const marked = (code: string): string =>
  findValues(code).reduceRight(
    (text, {start, end, kind}) => `${text.slice(0, start)}{${kind} ${text.slice(start, end)}}${text.slice(end)}`,
    code,
  )

describe('values that readers have of their own', () => {
  it.each([
    [
      'curl https://auth.example.com/realms/acme/orgs',
      'curl {baseUrl https://auth.example.com}/realms/{realm acme}/orgs',
    ],
    ['Host: auth.example.com', 'Host: {host auth.example.com}'],
    ['dig +short CNAME auth.example.com', 'dig +short CNAME {hostname auth.example.com}'],
    [
      'openssl s_client -connect auth.example.com:443 -servername auth.example.com',
      'openssl s_client -connect {hostPort auth.example.com:443} -servername {hostname auth.example.com}',
    ],
    ['curl https://auth.example.com:8443/metrics', 'curl {baseUrl https://auth.example.com:8443}/metrics'],
    ['https://auth.example.com/auth/realms/acme', '{baseUrl https://auth.example.com/auth}/realms/{realm acme}'],
    [
      'GET /realms/acme/orgs HTTP/1.1\nHost: auth.example.com',
      'GET {basePath }/realms/{realm acme}/orgs HTTP/1.1\nHost: {host auth.example.com}',
    ],
    ['"url": "https://hooks.acme.example/keycloak"', '"url": "{webhookUrl https://hooks.acme.example/keycloak}"'],
    ['https://auth.example.com/admin/acme/console/', '{baseUrl https://auth.example.com}/admin/{realm acme}/console/'],
    ['kcadm.sh get users -r acme -q max=1', 'kcadm.sh get users -r {realm acme} -q max=1'],
    ['kc.sh export --realm acme --dir x', 'kc.sh export --realm {realm acme} --dir x'],
    ['  "realm": "acme",', '  "realm": "{realm acme}",'],
    ["realm: 'acme', clientId: 'acme-web'", "realm: '{realm acme}', clientId: '{clientId acme-web}'"],
    ['REALM=acme', 'REALM={realm acme}'],
    ["Realm 'acme' imported", "Realm '{realm acme}' imported"],
    ['acme', '{realm acme}'],
    ['client_id=acme-web&scope=openid', 'client_id={clientId acme-web}&scope=openid'],
    ['GET /orgs/<org-id>', 'GET /orgs/{orgId <org-id>}'],
    [`{"id": "${exampleContext.orgId}"}`, `{"id": "{orgId ${exampleContext.orgId}}"}`],
  ])('are found in %s', (code, expected) => {
    expect(marked(code)).toBe(expected)
  })

  it.each([
    'https://auth.example.com.evil.example',
    'ops@acme.example',
    'theme acme, using',
    'kcadm.sh get -r acme-copy',
    'realms/acme-login',
    'realms/acme.json',
    'docker run --name acme-web-dedicated',
    'https://acme-web.example/',
    'old-auth.example.com',
    'diff auth.example.com.json',
    'GET /realms/x/orgs',
    './acme-web',
  ])('are not found in %s', (code) => {
    expect(findValues(code)).toEqual([])
  })
})
