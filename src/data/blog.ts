import {brand} from './brand'

/** Titles and descriptions of the blog's list pages. Descriptions: 70 to 160 characters. */
export const blogPages = {
  list: {
    title: `The ${brand.name} blog`,
    description: `News, guides, and release notes about managed Keycloak, organizations, single sign-on, and webhooks from ${brand.name}.`,
  },
  archive: {
    title: 'All posts by year',
    description: `Browse all posts of the ${brand.name} blog by year, such as announcements, tutorials, comparisons, and release notes about Keycloak.`,
  },
  tags: {
    description: `Browse the ${brand.name} blog by subject, from A to Z, such as Keycloak, organizations, webhooks, security, hosting, and tutorials.`,
  },
  authors: {
    description: `See who writes the ${brand.name} blog, and find posts by author, from tutorials and comparisons to login problems and product news.`,
  },
} as const
