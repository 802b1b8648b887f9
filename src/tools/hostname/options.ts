import type {Setup} from './setup'

/** An option of `kc.sh`, without the two hyphens. */
export type ServerOption = {
  option: string
  value: string
  /** Whether it counts when the server is built. `kc.sh start --optimized` doesn’t accept a new value. */
  isBuildOption?: true
}

/**
 * The options that fit a setup, in the order of `keycloak.conf`. Names and kinds as `kc.sh start --help-all` of 26.7.3 prints
 * them, see also https://www.keycloak.org/server/all-config.
 */
export function optionsOf(setup: Setup): ServerOption[] {
  const {base, admin, proxy, tls} = setup
  const options: ServerOption[] = [{option: 'hostname', value: base.url}]
  if (admin && admin.url !== base.url) options.push({option: 'hostname-admin', value: admin.url})
  if (setup.isBackchannelDynamic) options.push({option: 'hostname-backchannel-dynamic', value: 'true'})
  if (base.path !== '') options.push({option: 'http-relative-path', value: base.path, isBuildOption: true})
  options.push(...tlsOptions(setup))
  if (sendsHeaders(setup)) {
    options.push({option: 'proxy-headers', value: headersOf(setup)})
    if (setup.trusted.length > 0) options.push({option: 'proxy-trusted-addresses', value: setup.trusted.join(',')})
  }
  if (tls === 'passthrough' && sendsProxyProtocol(proxy))
    options.push({option: 'proxy-protocol-enabled', value: 'true'})
  if (setup.management !== 'off')
    options.push(
      {option: 'health-enabled', value: 'true', isBuildOption: true},
      {option: 'metrics-enabled', value: 'true', isBuildOption: true},
    )
  if (setup.isSticky)
    options.push({option: 'spi-sticky-session-encoder--infinispan--should-attach-route', value: 'false'})
  return options
}

function tlsOptions({base, tls}: Setup): ServerOption[] {
  if (tls === 'edge' || base.scheme === 'http') return [{option: 'http-enabled', value: 'true'}]
  return [
    {option: 'https-certificate-file', value: '/etc/keycloak/tls/tls.crt'},
    {option: 'https-certificate-key-file', value: '/etc/keycloak/tls/tls.key'},
  ]
}

/** Whether the proxy reads HTTP, so that it can add headers. */
export const sendsHeaders = ({proxy, tls}: Setup): boolean => proxy !== 'none' && tls !== 'passthrough'

/** Whether the generated configuration sends the PROXY protocol, which says who connects in a passthrough. */
export const sendsProxyProtocol = (proxy: Setup['proxy']): boolean => proxy === 'nginx' || proxy === 'traefik'

/** Only nginx of the proxies here can be told to write `Forwarded`. The reader’s own proxy can do what the reader says. */
export const writesForwarded = ({proxy}: Setup): boolean => proxy === 'nginx' || proxy === 'other'

/** The value of `proxy-headers` that fits what the proxy sends. */
export const headersOf = (setup: Setup): Setup['headers'] => (writesForwarded(setup) ? setup.headers : 'xforwarded')

/** The lines of `keycloak.conf`. */
export const confOf = (options: readonly ServerOption[]): string =>
  options.map(({option, value}) => `${option}=${value}`).join('\n')

/** The variable of an option. @example 'KC_HOSTNAME_ADMIN' */
export const variableOf = (option: string): string => `KC_${option.toUpperCase().replaceAll('-', '_')}`

/** The lines of a file for `docker run --env-file`. */
export const variablesOf = (options: readonly ServerOption[]): string =>
  options.map(({option, value}) => `${variableOf(option)}=${value}`).join('\n')

/** A ConfigMap for `envFrom`, named as in the manifests of `/docs/hosting/kubernetes/`. */
export const configMapOf = (options: readonly ServerOption[]): string =>
  [
    'apiVersion: v1',
    'kind: ConfigMap',
    'metadata:',
    '  name: keycloak',
    'data:',
    ...options.map(({option, value}) => `  ${variableOf(option)}: '${value}'`),
  ].join('\n')
