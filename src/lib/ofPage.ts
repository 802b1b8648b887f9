import {translate} from '@docusaurus/Translate'

/** Title and description of one page of a list, which no other page of it has. */
export function ofPage(
  {page, totalPages}: {page: number; totalPages: number},
  title: string,
  description = '',
): {title: string; description: string} {
  if (page === 1) return {title, description}
  const place = {page, last: totalPages}
  return {
    title: translate({id: 'site.page.title', message: '{title}, page {page} of {last}'}, {title, ...place}),
    description: translate(
      {id: 'site.page.description', message: 'Page {page} of {last}: {description}'},
      {description, ...place},
    ),
  }
}
