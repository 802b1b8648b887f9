import useBrokenLinks from '@docusaurus/useBrokenLinks'
import clsx from 'clsx'
import type {ComponentProps, ReactNode} from 'react'
import styles from './styles.module.css'

/**
 * The browser's own element, whose state is the document's: the theme's replaces it by one that needs React.
 * `src/parts/details/collapsible.client.ts` animates it.
 */
export function Details(props: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id)
  return <details {...props} className={clsx(styles.details, props.className)} suppressHydrationWarning />
}
