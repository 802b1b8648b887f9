import {brand} from './brand'
import type {Author} from './types'

/** Who signs blog posts, by the key that a post's `authors` names. */
export const authors: Readonly<Record<string, Author>> = {
  team: {
    name: `${brand.name} team`,
    title: 'Product and company news',
    description: 'Announcements about the hosted service, the dashboard and support, from the people who run them.',
  },
  engineering: {
    name: `${brand.name} engineering`,
    title: 'Keycloak engineering',
    description:
      'Guides, release notes and comparisons by the engineers who operate Keycloak and write its extensions.',
  },
}
