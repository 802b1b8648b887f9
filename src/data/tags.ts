import {brand} from './brand'
import type {Tag} from './types'

/** The blog's tags, by the key that a post's `tags` names and that stands in `/blog/tags/{key}/`. */
export const tags: Readonly<Record<string, Tag>> = {
  [brand.slug]: {
    label: brand.name,
    description: 'News about the hosted service, its dashboard and its support.',
  },
  dashboard: {
    label: 'Dashboard',
    description: 'The self-serve dashboard for clusters and realms: what it manages and how to use it.',
  },
  hosting: {
    label: 'Hosting',
    description: 'Running Keycloak in production: clusters, regions, upgrades, backups and monitoring.',
  },
  keycloak: {
    label: 'Keycloak',
    description: 'Keycloak itself: features, releases, configuration and how it behaves.',
  },
  'open-source': {
    label: 'Open source',
    description: 'Open-source and source-available software in identity, and how the projects are run.',
  },
  organizations: {
    label: 'Organizations',
    description: 'Multi-tenancy in one realm: organizations, members, roles, domains and their identity providers.',
  },
  release: {
    label: 'Release',
    description: 'What a new release brings, what it changes and how to move to it.',
  },
  security: {
    label: 'Security',
    description: 'Hardening, vulnerabilities, signatures and the reasoning behind secure defaults.',
  },
  tutorial: {
    label: 'Tutorial',
    description: 'Posts that take you from nothing to a working result, step by step, with code that was run.',
  },
  webhooks: {
    label: 'Webhooks',
    description: 'Receiving identity events over HTTP: subscriptions, signatures, retries and replay.',
  },
}
