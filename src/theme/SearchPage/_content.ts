import {brand} from '../../data/brand'

export const meta = {
  title: 'Search',
  description: `Search the documentation, the API reference, articles, guides and news of ${brand.name}, and open the section that has the answer.`,
}

/** What readers without JavaScript are told. */
export const withoutScript = `The search of this site runs in your browser and needs JavaScript. Without it, DuckDuckGo can look through ${brand.domain}, or you start here:`
