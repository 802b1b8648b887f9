import {brand} from '../../data/brand'

export const meta = {
  title: 'Search',
  description: `Search the documentation, the API reference, articles, guides and news of ${brand.name}, and open the section that has the answer.`,
}

/** What readers without JavaScript are told. */
export const withoutScript = `The search of this site runs in your browser and needs JavaScript. Without it, DuckDuckGo can look through ${brand.domain}, or you start here:`

/** What readers are told whose browser runs scripts, until the script of the search has run. */
export const withoutFile = `The search has not loaded yet. You can press Search to try again, search ${brand.domain} with DuckDuckGo, or start here:`
