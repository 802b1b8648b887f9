/** An option that Keycloak doesn't know anymore, or that it will forget. */
export type OldOption = {
  option: string
  /** The release that removed it. Without one, it still works. */
  removed?: string
  deprecated?: string
  /** What to set in its place, with backticks. @param value as the reader set it. */
  instead: (value: string) => string
}

const PROXY: Readonly<Record<string, string>> = {
  edge: 'Set `proxy-headers=xforwarded` and `http-enabled=true`.',
  reencrypt: 'Set `proxy-headers=xforwarded`.',
  passthrough: 'Remove it. Set `proxy-protocol-enabled=true` if the load balancer sends the PROXY protocol.',
  none: 'Remove it.',
}

const FULL_URL = 'Set `hostname` to the full address, with scheme, port, and path.'

/**
 * From the upgrading guides of 18, 23, 24, 25, 26.0, 26.5, and 26.8 (https://www.keycloak.org/docs/latest/upgrading/). The
 * variables in the second part belong to the images before 17.
 */
export const oldOptions: readonly OldOption[] = [
  {
    option: 'proxy',
    removed: '26.0',
    instead: (value) => PROXY[value] ?? 'Set `proxy-headers` to what the proxy sends.',
  },
  {option: 'hostname-url', removed: '26.0', instead: () => FULL_URL},
  {option: 'hostname-path', removed: '26.0', instead: () => FULL_URL},
  {option: 'hostname-port', removed: '26.0', instead: () => FULL_URL},
  {option: 'hostname-strict-https', removed: '26.0', instead: () => 'Write `https://` in `hostname`.'},
  {
    option: 'hostname-admin-url',
    removed: '26.0',
    instead: () => 'Set `hostname-admin` to the full address of the console.',
  },
  {
    option: 'hostname-strict-backchannel',
    removed: '26.0',
    instead: (value) =>
      value === 'false'
        ? 'Set `hostname-backchannel-dynamic=true`. The two have opposite meanings.'
        : 'Remove it. Endpoints have the public address by default.',
  },
  {
    option: 'auto-build',
    removed: '23',
    instead: () => 'Remove it. `start` builds if it has to, unless you set `--optimized`.',
  },
  {
    option: 'spi-login-protocol-openid-connect-legacy-logout-redirect-uri',
    removed: '26.0',
    instead: () => 'Send `post_logout_redirect_uri` and `id_token_hint` in logout requests.',
  },
  {
    option: 'legacy-observability-interface',
    deprecated: '25',
    instead: () => 'Remove it, and read health and metrics from port 9000.',
  },
  {
    option: 'http-accept-non-normalized-paths',
    deprecated: '26.5',
    instead: () => 'Remove it, and correct the clients that send `//`, `..`, or `;` in a path.',
  },
  {
    option: 'KEYCLOAK_FRONTEND_URL',
    removed: '17',
    instead: () =>
      'Set `KC_HOSTNAME` to the address, and `KC_HTTP_RELATIVE_PATH=/auth` if the address ends with `/auth`.',
  },
  {
    option: 'PROXY_ADDRESS_FORWARDING',
    removed: '17',
    instead: () => 'Set `KC_PROXY_HEADERS=xforwarded` and `KC_HTTP_ENABLED=true`.',
  },
  {option: 'KEYCLOAK_HOSTNAME', removed: '17', instead: () => 'Set `KC_HOSTNAME` to the full address.'},
  {option: 'KEYCLOAK_ADMIN', deprecated: '26.0', instead: () => 'Set `KC_BOOTSTRAP_ADMIN_USERNAME`.'},
  {option: 'KEYCLOAK_ADMIN_PASSWORD', deprecated: '26.0', instead: () => 'Set `KC_BOOTSTRAP_ADMIN_PASSWORD`.'},
]
