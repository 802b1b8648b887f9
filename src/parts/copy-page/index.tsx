import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {ReadingAttribute, type Press} from '../../lib/attributes'

export type CopyPageProps = {
  /** Address of the page as Markdown, relative to the page. */
  markdown: string
}

/** Copies the page as Markdown and offers other ways to use it: `copyPage.client.ts`. Without a script, it opens the Markdown. */
export function CopyPage({markdown}: CopyPageProps): ReactNode {
  return (
    <span>
      <a {...{[ReadingAttribute.press]: 'copy-page' satisfies Press}} href={markdown}>
        {translate({id: 'site.copy.press', message: 'Copy page'})}
      </a>
    </span>
  )
}
