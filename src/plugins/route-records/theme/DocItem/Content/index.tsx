import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import {useDoc} from '@docusaurus/plugin-content-docs/client'
import type {Props} from '@theme/DocItem/Content'
import type {ReactNode} from 'react'
import {keptArticle} from '../../../browser/article'
import {KeptArticle} from '../../../browser/KeptArticle'
import {FACTS_MARK} from '../../../record'
import {DrawnArticle} from './drawn'

/** On the server, what a page's record is to say of the document. `../../../articleFacts.ts` takes it out of the page. */
function Facts(): ReactNode {
  return <template {...{[FACTS_MARK]: encodeURIComponent(JSON.stringify(useDoc()))}} />
}

/** The article of a document: as it stands in the page, where it is known that it needs nothing else. */
export default function DocItemContent(props: Props): ReactNode {
  const {metadata} = useDoc()
  const article = keptArticle(metadata.permalink)
  if (article) return <KeptArticle {...article} />
  return (
    <>
      <DrawnArticle {...props} />
      {!ExecutionEnvironment.canUseDOM && <Facts />}
    </>
  )
}
