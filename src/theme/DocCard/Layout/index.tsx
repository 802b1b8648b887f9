// Change: a title and its whole description under a hairline, instead of a box with a picture character and the
// beginning of the description.
import Link from '@docusaurus/Link'
import {ThemeClassNames} from '@docusaurus/theme-common'
import type {Props} from '@theme/DocCard/Layout'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

export default function DocCardLayout({className, href, title, description}: Props): ReactNode {
  return (
    <Link href={href} className={clsx(ThemeClassNames.docs.docCard.container, styles.card, className)}>
      <h2 className={clsx(ThemeClassNames.docs.docCard.heading, styles.title)}>{title}</h2>
      {description && (
        <p className={clsx(ThemeClassNames.docs.docCard.description, styles.description)}>{description}</p>
      )}
    </Link>
  )
}
