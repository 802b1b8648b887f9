/** Something that a page said and that was wrong. Readers who followed it should know. */
export type Erratum = {
  /** The day on which it was corrected, YYYY-MM-DD. */
  date: `${number}-${number}-${number}`
  /** The page, by its address. */
  page: string
  /** Its title, or its part that was wrong. */
  title: string
  /** What it said. */
  said: string
  /** What is right. */
  is: string
}

/** What we had to correct, the newest first. Each has a commit of its day in the history of the page. */
export const errata: readonly Erratum[] = [
  {
    date: '2026-11-27',
    page: '/company/accessibility/',
    title: 'Accessibility',
    said: 'All targets are at least 24 by 24 px, and diagrams have buttons that enlarge and move them.',
    is: 'Some targets lacked one or two pixels until they were enlarged on the same day. Diagrams don’t move and have no buttons.',
  },
  {
    date: '2026-11-26',
    page: '/docs/security/penetration-tests/',
    title: 'Penetration test a hosted Keycloak realm',
    said: '`openssl s_client -tls1_1` shows whether your server refuses TLS 1.1.',
    is: "With OpenSSL 3, the client itself refuses TLS 1.1, so the command passed for every server. It needs `-cipher 'ALL:@SECLEVEL=0'`.",
  },
  {
    date: '2026-11-26',
    page: '/docs/organizations/organizations-import-export/',
    title: 'Export and import organizations',
    said: 'One request to `GET /orgs` keeps the IDs of all organizations before an import.',
    is: 'It returns 100 organizations at most. The import gave new IDs to all others, so the page now reads all of them.',
  },
  {
    date: '2026-11-26',
    page: '/docs/audit-logs/access/',
    title: 'Keycloak user event types and login errors',
    said: 'The commands list all failed logins of a day, and all users with an administrator’s role.',
    is: 'Without `max`, Keycloak returns 100 entries. The commands now pass it.',
  },
  {
    date: '2026-11-26',
    page: '/docs/self-service/custom-domains/',
    title: 'Use a custom domain for your Keycloak login',
    said: 'The steps work in the order shown, and links in emails work while the old name answers.',
    is: 'The check logged in under an override that the steps removed later, so it failed with 401. Links in emails from before the change fail, because their token has the old issuer.',
  },
  {
    date: '2026-11-26',
    page: '/docs/security/allow-deny-lists/',
    title: 'Keycloak allow and deny lists',
    said: 'The roles `manage-realm`, `manage-clients`, `view-events`, and `view-users` are enough for all steps.',
    is: 'The steps that create and change users also need `manage-users`.',
  },
  {
    date: '2026-11-26',
    page: '/docs/self-service/access/',
    title: 'Get access to the dashboard and admin console',
    said: 'The `manage-` roles are enough for the steps in the admin console.',
    is: 'The console shows Users and Clients only with `query-users` and `query-clients`, and reading events needs `view-events`.',
  },
]
