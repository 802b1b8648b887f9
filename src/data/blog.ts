import {brand} from './brand'

/** Titles and descriptions of the blog's list pages. Descriptions: 70 to 160 characters. */
export const blogPages = {
  list: {
    title: `The ${brand.name} blog`,
    description: `News, guides and release notes about managed Keycloak, organizations, single sign-on and webhooks from ${brand.name}.`,
  },
  archive: {
    title: 'All posts by year',
    description: `Every post of the ${brand.name} blog in one list, by year: announcements, tutorials, comparisons and release notes about Keycloak.`,
  },
  tags: {
    description: `The subjects of the ${brand.name} blog, from A to Z: Keycloak, organizations, webhooks, security, hosting, releases and tutorials.`,
  },
  authors: {
    description: `Who writes the ${brand.name} blog: the teams that run, support and extend Keycloak, and what each of them writes about.`,
  },
} as const
