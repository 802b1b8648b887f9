import {brand} from './brand'
import type {Author} from './types'

/** The authors of blog posts, by the key in a post's `authors`. */
export const authors: Readonly<Record<string, Author>> = {
  team: {
    name: `${brand.name} team`,
    title: 'Product and company news',
    description: 'Announcements about the hosted service, the dashboard, and support.',
  },
  engineering: {
    name: `${brand.name} engineering`,
    title: 'Tutorials and comparisons',
    description:
      'Step-by-step tutorials, explanations, and comparisons for developers and administrators who work with Keycloak.',
  },
  product: {
    name: `${brand.name} product`,
    title: 'Features of the service',
    description: 'Features of the hosted service: what you can do with them and how to get started.',
  },
  support: {
    name: `${brand.name} support`,
    title: 'Problems and fixes',
    description: 'Common login problems, their causes and fixes, and answers to questions from auditors and customers.',
  },
}
