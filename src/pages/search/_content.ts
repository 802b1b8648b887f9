import {brand} from '../../data/brand'

export const meta = {
  title: 'Search',
  description: `Search the documentation, articles, guides and news of ${brand.name} by title, subject or address, and go to the page that answers.`,
}

export const withoutScript = 'Results are put together in your browser and need JavaScript. Without it, start here:'

export const starts = [
  {label: 'Documentation', to: '/docs/introduction/'},
  {label: 'Getting started', to: '/docs/getting-started/'},
  {label: 'Articles', to: '/articles/introduction/'},
  {label: 'News', to: '/blog/'},
] as const
