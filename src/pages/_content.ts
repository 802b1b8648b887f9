import type {HeroProps} from '../components/sections/Hero'
import type {LinkGroupsProps} from '../components/sections/LinkGroups'
import {brand} from '../data/brand'

export const content = {
  meta: {
    title: 'Managed Keycloak hosting and enterprise support',
    description: `${brand.name} hosts Keycloak in several regions with a 99.95 % uptime guarantee and supports it round the clock: organizations, SSO, webhooks, API.`,
  },
  hero: {
    title: 'Keycloak, hosted for you and supported at any hour',
    lead: `${brand.name} runs Keycloak for you, highly available in several regions, with organizations, single sign-on, an admin portal, webhooks and audit logs built in. If you run it yourself, we support you. Uptime is guaranteed at 99.95 %, and somebody answers at any hour.`,
    actions: [
      {label: 'Open the dashboard', to: brand.links.dashboard},
      {label: 'Read the docs', to: '/docs/introduction/'},
    ],
  } satisfies HeroProps,
  groups: [
    {
      title: 'Build',
      links: [
        {
          label: 'Start with a sample',
          to: '/docs/getting-started/sample/',
          description:
            'A single page application and an API with login, logout and a protected route, running in a minute.',
        },
        {
          label: 'Configure a realm',
          to: '/docs/getting-started/realm-configuration/',
          description: 'The settings to decide before the first user signs in, with the defaults the server has.',
        },
        {
          label: 'Call the admin REST API',
          to: `/api/${brand.slug}-admin-rest-api/`,
          description: 'Organizations, members, roles, invitations, webhooks: addresses, tokens and a first call.',
        },
      ],
    },
    {
      title: 'Understand',
      links: [
        {
          label: 'What the service is',
          to: '/docs/introduction/',
          description:
            'How Keycloak, its extensions, the dashboard and the API fit together, and when not to use them.',
        },
        {
          label: 'Keycloak in brief',
          to: '/docs/introduction/keycloak/',
          description: 'Realm, client, user, flow, mapper, session: the terms, and what happens at a login.',
        },
        {
          label: 'JSON Web Tokens',
          to: '/articles/jwts/',
          description: 'What a token holds, what its signature proves, and how to check it without mistakes.',
        },
      ],
    },
    {
      title: 'Decide',
      links: [
        {
          label: 'Open source and licences',
          to: '/docs/introduction/open-source/',
          description: 'What is open source, what is source-available, and what moving away would take.',
        },
        {
          label: 'Launch checklist',
          to: '/docs/getting-started/launch-checklist/',
          description: 'What to check before real users arrive, each item with the command that checks it.',
        },
        {
          label: 'Native organizations or the extension',
          to: '/blog/organizations-native-or-extension/',
          description: 'Both were run side by side: data model, API, tokens, delegation, and what each does better.',
        },
      ],
    },
  ] satisfies LinkGroupsProps['groups'],
} as const
