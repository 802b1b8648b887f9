import {translate} from '@docusaurus/Translate'
import type {OperationLinkProps} from '../apiPage'
import {operationHref, operationsOf, pageName, type Description, type Operation} from '../description/description.build'
import {element, page, prose} from './mdx.build'
import {firstSentence, shortened} from './plain.build'

function link({method, path, operationId, summary, description, deprecated}: Operation): string {
  const title = deprecated
    ? translate({id: 'site.api.category.deprecated', message: '{summary} (deprecated)'}, {summary})
    : summary
  const props: OperationLinkProps = {method, path, href: operationHref(operationId), title}
  return element('OperationLink', props, prose(firstSentence(description)))
}

/** The page of a category, in MDX: its operations in the order of the description. */
export function categoryPage(name: string, description: Description): string {
  const operations = operationsOf(description).filter(({tags}) => tags.includes(name))
  const text = description.tags.find((tag) => tag.name === name)?.description ?? ''
  return page(
    {
      id: `category-${pageName(name)}`,
      slug: `/category/${pageName(name)}/`,
      title: translate({id: 'site.api.category.title', message: '{name} in the API'}, {name}),
      description: shortened(
        `${text} ${translate(
          {id: 'site.api.category.description', message: '{count} operations with parameters, responses, and samples.'},
          {count: operations.length},
        )}`,
      ),
      page_type: 'reference',
      page_note:
        operations.length === 1
          ? translate({id: 'site.api.category.one', message: '1 operation'})
          : translate({id: 'site.api.category.count', message: '{count} operations'}, {count: operations.length}),
      hide_table_of_contents: true,
      custom_edit_url: null,
    },
    "import {Downloads, OperationLink, OperationLinks} from '@site/src/reference/components'",
    prose(text),
    element('OperationLinks', {}, ...operations.map(link)),
    element('Downloads', {}),
  )
}
