import {SearchResults} from './SearchResults'

// A page that React puts together anew can bring the script a second time.
if (!customElements.get('search-results')) customElements.define('search-results', SearchResults)
