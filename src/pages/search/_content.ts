import {brand} from '../../data/brand'

export const meta = {
  title: 'Search',
  description: `Search the documentation, articles, guides and news of ${brand.name} by title, subject or address, and open the page that has the answer.`,
}

export const withoutScript = 'The search runs in your browser and needs JavaScript. Without it, start here:'
