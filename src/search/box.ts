/** Id of the input of the page of results: an address that ends in it leads the focus there. */
export const SEARCH_BOX_ID = 'search-box'

/** Characters of a query in an address: servers refuse one of more than about 8,000 bytes, and no search reads more. */
export const MAX_QUERY = 512
