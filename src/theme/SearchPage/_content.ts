import {brand} from '../../data/brand'

export const meta = {
  title: 'Search',
  description: `Search the documentation, API reference, articles, guides, and news of ${brand.name}, and go straight to the section that answers your question.`,
}

/** What readers without JavaScript are told. */
export const withoutScript = `Search runs in your browser and needs JavaScript. Without it, search ${brand.domain} with DuckDuckGo, or start here:`

/** What readers are told whose browser runs scripts, until the script of the search has run. */
export const withoutFile = `Search hasn’t loaded yet. Press Search to try again, search ${brand.domain} with DuckDuckGo, or start here:`
