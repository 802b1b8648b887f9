// Change: a landmark, which upstream's table of contents stands outside of; and src/parts/toc/toc.client.ts instead of React marks
// the link of the heading that is being read.
import {translate} from '@docusaurus/Translate'
import type {Props} from '@theme/TOC'
import TOCItems from '@theme/TOCItems'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {TocAttribute} from '../../parts/toc/attributes'

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav
      className={clsx('thin-scrollbar', className)}
      aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
      {...{[TocAttribute.contents]: true}}
    >
      <TOCItems {...props} />
    </nav>
  )
}
