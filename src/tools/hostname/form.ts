import type {ToolForm} from '../form'

const yesNo = (no: string, yes: string) =>
  [
    {value: 'no', label: no},
    {value: 'yes', label: yes},
  ] as const

/** The form of the hostname and proxy configurator. */
export const hostnameForm: ToolForm = {
  label: 'Configure the host name of Keycloak and the proxy in front of it',
  fields: [
    {
      name: 'base',
      label: 'Address that users see',
      kind: 'line',
      placeholder: 'https://auth.example.com',
      hint: 'With https:// and without a slash at the end. Add the path if there is one, such as /auth.',
    },
    {
      name: 'admin',
      label: 'Address of the admin console',
      kind: 'line',
      placeholder: 'https://admin.example.com',
      hint: 'Optional. Use a name that only your network reaches.',
    },
    {name: 'realm', label: 'Realm for the checks', kind: 'line', value: 'master'},
    {
      name: 'proxy',
      label: 'Proxy',
      kind: 'choice',
      value: 'nginx',
      options: [
        {value: 'none', label: 'None'},
        {value: 'nginx', label: 'nginx'},
        {value: 'caddy', label: 'Caddy'},
        {value: 'traefik', label: 'Traefik'},
        {value: 'ingress', label: 'Kubernetes, ingress-nginx'},
        {value: 'other', label: 'Other'},
      ],
    },
    {
      name: 'tls',
      label: 'TLS ends',
      kind: 'choice',
      value: 'edge',
      options: [
        {value: 'edge', label: 'At the proxy'},
        {value: 'reencrypt', label: 'At the proxy, which encrypts again'},
        {value: 'passthrough', label: 'In Keycloak (passthrough)'},
      ],
    },
    {
      name: 'headers',
      label: 'Headers of the proxy',
      kind: 'choice',
      value: 'xforwarded',
      options: [
        {value: 'xforwarded', label: 'X-Forwarded-*'},
        {value: 'forwarded', label: 'Forwarded (RFC 7239)'},
      ],
    },
    {
      name: 'client',
      label: 'If a client sends such headers, the proxy',
      kind: 'choice',
      value: 'replaces',
      options: [
        {value: 'replaces', label: 'Replaces them'},
        {value: 'passes', label: 'Passes them on or appends to them'},
        {value: 'unknown', label: 'I don’t know'},
      ],
    },
    {
      name: 'upstream',
      label: 'Keycloak servers, as the proxy reaches them',
      kind: 'line',
      value: '127.0.0.1:8080',
      hint: 'Host and port, separated by commas. On Kubernetes, the name and port of the service.',
    },
    {
      name: 'trusted',
      label: 'Addresses of the proxy, as Keycloak sees them',
      kind: 'line',
      placeholder: '10.0.0.0/8',
      hint: 'IP addresses or networks, separated by commas.',
    },
    {
      name: 'adminNetworks',
      label: 'Networks of administrators',
      kind: 'line',
      value: '10.0.0.0/8',
      hint: 'Used only with an address of the admin console.',
    },
    {
      name: 'sticky',
      label: 'Sticky sessions',
      kind: 'choice',
      value: 'no',
      options: yesNo('No', 'Yes, each browser stays on one server'),
    },
    {
      name: 'backchannel',
      label: 'Applications in the same network call Keycloak at',
      kind: 'choice',
      value: 'no',
      options: yesNo('The address that users see', 'An internal address'),
    },
    {
      name: 'management',
      label: 'Management port 9000',
      kind: 'choice',
      value: 'private',
      options: [
        {value: 'private', label: 'Reachable from my network only'},
        {value: 'public', label: 'Reachable from the internet'},
        {value: 'off', label: 'Not used'},
      ],
    },
    {
      name: 'current',
      label: 'Options that you set today',
      kind: 'area',
      rows: 5,
      placeholder: 'KC_PROXY=edge\nhostname-url=https://auth.example.com/auth',
      hint: 'Optional. Lines of keycloak.conf, environment variables, or a kc.sh command. Remove passwords.',
    },
  ],
  more: {
    label: 'Details of the network',
    names: [
      'realm',
      'headers',
      'client',
      'upstream',
      'trusted',
      'adminNetworks',
      'sticky',
      'backchannel',
      'management',
    ],
  },
  actions: [{name: 'configure', label: 'Write the configuration'}],
}
