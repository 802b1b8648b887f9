import type {PageLink} from '../report'

/** The pages that own what the findings are about. */
export const PAGES = {
  hostname: {label: 'Hostname and proxy', path: '/docs/operations/hostname-and-proxy/'},
  adminHost: {
    label: 'Put the admin console on another address',
    path: '/docs/operations/hostname-and-proxy/#put-the-admin-console-on-another-address',
  },
  forwarded: {
    label: 'Let Keycloak see the real address',
    path: '/docs/security/allow-deny-lists/#let-keycloak-see-the-real-address',
  },
  health: {label: 'Health checks', path: '/docs/operations/health-checks/'},
  kubernetes: {label: 'Keycloak on Kubernetes', path: '/docs/hosting/kubernetes/'},
  rolling: {label: 'Rolling updates', path: '/docs/operations/rolling-update/'},
  upgrades: {label: 'What each release breaks', path: '/docs/upgrades/'},
} as const satisfies Record<string, PageLink>
