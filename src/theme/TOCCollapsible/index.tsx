// Change: a <details>, which opens without a script, and the only table of contents of a document: on a wide screen CSS shows
// it open in a column beside the text.
import {translate} from '@docusaurus/Translate'
import type {Props} from '@theme/TOCCollapsible'
import TOCItems from '@theme/TOCItems'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {TocAttribute} from '../../parts/toc/attributes'
import styles from './styles.module.css'

export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  })
  return (
    <nav
      className={clsx('thin-scrollbar', styles.contents, className)}
      aria-label={label}
      {...{[TocAttribute.contents]: true}}
    >
      <details>
        <summary>{label}</summary>
        <TOCItems {...props} className={clsx('table-of-contents table-of-contents__left-border', styles.list)} />
      </details>
    </nav>
  )
}
