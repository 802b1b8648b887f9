import {translate} from '@docusaurus/Translate'
import {brand} from '../../data/brand'

/** The words of the page of results, in the language of the page. */
export const texts = {
  title: translate({id: 'search.title', message: 'Search'}),
  description: translate(
    {
      id: 'search.description',
      message:
        'Search the documentation, API reference, articles, guides, and news of {brand}, and go straight to the section that answers your question.',
    },
    {brand: brand.name},
  ),
  /** What readers without JavaScript are told. */
  withoutScript: translate(
    {
      id: 'search.withoutScript',
      message:
        'Search runs in your browser and needs JavaScript. Without it, search {domain} with DuckDuckGo, or start here:',
    },
    {domain: brand.domain},
  ),
  /** What readers are told whose browser runs scripts, until the script of the search has run. */
  withoutFile: translate(
    {
      id: 'search.late',
      message: 'Search hasn’t loaded yet. Press Search to try again, search {domain} with DuckDuckGo, or start here:',
    },
    {domain: brand.domain},
  ),
} as const
