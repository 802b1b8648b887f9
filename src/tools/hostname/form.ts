import {translate} from '@docusaurus/Translate'
import type {ToolForm} from '../form'

const yesNo = (no: string, yes: string) =>
  [
    {value: 'no', label: no},
    {value: 'yes', label: yes},
  ] as const

/** The form of the hostname and proxy configurator. */
export const hostnameForm: ToolForm = {
  label: translate({
    id: 'site.tool.hostname.label',
    message: 'Configure the host name of Keycloak and the proxy in front of it',
  }),
  fields: [
    {
      name: 'base',
      label: translate({id: 'site.tool.hostname.base', message: 'Address that users see'}),
      kind: 'line',
      placeholder: 'https://auth.example.com',
      hint: translate({
        id: 'site.tool.hostname.base.hint',
        message: 'With https:// and without a slash at the end. Add the path if there is one, such as /auth.',
      }),
    },
    {
      name: 'admin',
      label: translate({id: 'site.tool.hostname.admin', message: 'Address of the admin console'}),
      kind: 'line',
      placeholder: 'https://admin.example.com',
      hint: translate({
        id: 'site.tool.hostname.admin.hint',
        message: 'Optional. Use a name that only your network reaches.',
      }),
    },
    {
      name: 'realm',
      label: translate({id: 'site.tool.hostname.realm', message: 'Realm for the checks'}),
      kind: 'line',
      value: 'master',
    },
    {
      name: 'proxy',
      label: translate({id: 'site.tool.hostname.proxy', message: 'Proxy'}),
      kind: 'choice',
      value: 'nginx',
      options: [
        {value: 'none', label: translate({id: 'site.tool.hostname.none', message: 'None'})},
        {value: 'nginx', label: 'nginx'},
        {value: 'caddy', label: 'Caddy'},
        {value: 'traefik', label: 'Traefik'},
        {value: 'ingress', label: 'Kubernetes, ingress-nginx'},
        {value: 'other', label: translate({id: 'site.tool.hostname.other', message: 'Other'})},
      ],
    },
    {
      name: 'tls',
      label: translate({id: 'site.tool.hostname.tls', message: 'TLS ends'}),
      kind: 'choice',
      value: 'edge',
      options: [
        {value: 'edge', label: translate({id: 'site.tool.hostname.tls.edge', message: 'At the proxy'})},
        {
          value: 'reencrypt',
          label: translate({id: 'site.tool.hostname.tls.reencrypt', message: 'At the proxy, which encrypts again'}),
        },
        {
          value: 'passthrough',
          label: translate({id: 'site.tool.hostname.tls.passthrough', message: 'In Keycloak (passthrough)'}),
        },
      ],
    },
    {
      name: 'headers',
      label: translate({id: 'site.tool.hostname.headers', message: 'Headers of the proxy'}),
      kind: 'choice',
      value: 'xforwarded',
      options: [
        {value: 'xforwarded', label: 'X-Forwarded-*'},
        {value: 'forwarded', label: 'Forwarded (RFC 7239)'},
      ],
    },
    {
      name: 'client',
      label: translate({id: 'site.tool.hostname.client', message: 'If a client sends such headers, the proxy'}),
      kind: 'choice',
      value: 'replaces',
      options: [
        {value: 'replaces', label: translate({id: 'site.tool.hostname.client.replaces', message: 'Replaces them'})},
        {
          value: 'passes',
          label: translate({id: 'site.tool.hostname.client.passes', message: 'Passes them on or appends to them'}),
        },
        {value: 'unknown', label: translate({id: 'site.tool.hostname.client.unknown', message: 'I don’t know'})},
      ],
    },
    {
      name: 'upstream',
      label: translate({id: 'site.tool.hostname.upstream', message: 'Keycloak servers, as the proxy reaches them'}),
      kind: 'line',
      value: '127.0.0.1:8080',
      hint: translate({
        id: 'site.tool.hostname.upstream.hint',
        message: 'Host and port, separated by commas. On Kubernetes, the name and port of the service.',
      }),
    },
    {
      name: 'trusted',
      label: translate({id: 'site.tool.hostname.trusted', message: 'Addresses of the proxy, as Keycloak sees them'}),
      kind: 'line',
      placeholder: '10.0.0.0/8',
      hint: translate({
        id: 'site.tool.hostname.trusted.hint',
        message: 'IP addresses or networks, separated by commas.',
      }),
    },
    {
      name: 'adminNetworks',
      label: translate({id: 'site.tool.hostname.adminNetworks', message: 'Networks of administrators'}),
      kind: 'line',
      value: '10.0.0.0/8',
      hint: translate({
        id: 'site.tool.hostname.adminNetworks.hint',
        message: 'Used only with an address of the admin console.',
      }),
    },
    {
      name: 'sticky',
      label: translate({id: 'site.tool.hostname.sticky', message: 'Sticky sessions'}),
      kind: 'choice',
      value: 'no',
      options: yesNo(
        translate({id: 'site.tool.hostname.sticky.no', message: 'No'}),
        translate({id: 'site.tool.hostname.sticky.yes', message: 'Yes, each browser stays on one server'}),
      ),
    },
    {
      name: 'backchannel',
      label: translate({
        id: 'site.tool.hostname.backchannel',
        message: 'Applications in the same network call Keycloak at',
      }),
      kind: 'choice',
      value: 'no',
      options: yesNo(
        translate({id: 'site.tool.hostname.backchannel.no', message: 'The address that users see'}),
        translate({id: 'site.tool.hostname.backchannel.yes', message: 'An internal address'}),
      ),
    },
    {
      name: 'management',
      label: translate({id: 'site.tool.hostname.management', message: 'Management port 9000'}),
      kind: 'choice',
      value: 'private',
      options: [
        {
          value: 'private',
          label: translate({id: 'site.tool.hostname.management.private', message: 'Reachable from my network only'}),
        },
        {
          value: 'public',
          label: translate({id: 'site.tool.hostname.management.public', message: 'Reachable from the internet'}),
        },
        {value: 'off', label: translate({id: 'site.tool.hostname.management.off', message: 'Not used'})},
      ],
    },
    {
      name: 'current',
      label: translate({id: 'site.tool.hostname.current', message: 'Options that you set today'}),
      kind: 'area',
      rows: 5,
      placeholder: 'KC_PROXY=edge\nhostname-url=https://auth.example.com/auth',
      hint: translate({
        id: 'site.tool.hostname.current.hint',
        message: 'Optional. Lines of keycloak.conf, environment variables, or a kc.sh command. Remove passwords.',
      }),
    },
  ],
  more: {
    label: translate({id: 'site.tool.hostname.more', message: 'Details of the network'}),
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
  actions: [
    {name: 'configure', label: translate({id: 'site.tool.hostname.configure', message: 'Write the configuration'})},
  ],
}
