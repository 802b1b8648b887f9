import {translate} from '@docusaurus/Translate'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {ReadingAttribute, type Press} from '../../../lib/attributes'
import styles from './styles.module.css'

export type ZoomLinkProps = {
  /** Address of the picture. */
  href: string
  /** What the picture shows. */
  alt: string
  /** The color mode in which it is shown. Default: both. */
  mode?: 'light' | 'dark'
  /** The picture. */
  children: ReactNode
}

/** A picture that is a link to itself, which `src/parts/zoom/zoom.client.ts` shows in a dialog. */
export function ZoomLink({href, alt, mode, children}: ZoomLinkProps): ReactNode {
  return (
    <a
      className={clsx(styles.link, mode && styles[mode])}
      href={href}
      aria-label={translate({id: 'site.zoom.enlargeNamed', message: 'Enlarge: {name}'}, {name: alt})}
      {...{[ReadingAttribute.press]: 'zoom' satisfies Press}}
    >
      {children}
    </a>
  )
}
