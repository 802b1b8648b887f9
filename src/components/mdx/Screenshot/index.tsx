import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import {SCREENSHOT_FOLDER, screenshots} from '../../../data/screenshots'
import {SiteError} from '../../../lib/problem'
import styles from './styles.module.css'

export type ScreenshotProps = {
  /** A name of `lab/screenshots/list.ts`. */
  name: string
  /** Set below the picture. Default none. */
  caption?: ReactNode
}

/** A picture of a running server, taken by `npm run lab:screenshots`. Its size keeps its place until it is loaded. */
export function Screenshot({name, caption}: ScreenshotProps): ReactNode {
  const base = useBaseUrl(`${SCREENSHOT_FOLDER}/${name}`)
  const picture = screenshots[name]
  if (!picture) {
    throw new SiteError({
      what: `There is no screenshot "${name}".`,
      allowed: Object.keys(screenshots).join(', '),
      fix: 'Correct the name, or take the picture with "npm run lab:screenshots".',
    })
  }
  const {width, height, alt} = picture
  return (
    <figure className={styles.screenshot}>
      <picture>
        <source type="image/avif" srcSet={`${base}.avif`} />
        <img src={`${base}.webp`} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
      </picture>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
