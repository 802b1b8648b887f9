import {brand} from './brand'
import type {Author} from './types'

/** Who signs blog posts, by the key that a post's `authors` names. */
export const authors: Readonly<Record<string, Author>> = {
  team: {
    name: `${brand.name} team`,
    title: 'Product and company news',
    description: 'Announcements about the hosted service, the dashboard and support.',
  },
  engineering: {
    name: `${brand.name} engineering`,
    title: 'Tutorials and comparisons',
    description:
      'Tutorials and comparisons by the team that runs Keycloak and its extensions, tried on a running server.',
  },
  product: {
    name: `${brand.name} product`,
    title: 'New parts of the service',
    description: 'What is new in the hosted service, what it is for, and how to begin with it.',
  },
  support: {
    name: `${brand.name} support`,
    title: 'Causes and cures',
    description: 'What goes wrong with logins in practice, why, and what auditors and customers ask about them.',
  },
}
