import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import {SCREENSHOT_FOLDER} from '../../../data/screenshots'
import styles from './styles.module.css'

export type ScreenshotProps = {
  /** A name of `lab/screenshots/list.ts`. */
  name: string
  /** Set below the picture. Default none. */
  caption?: ReactNode
  /** Width in CSS pixels. This and what follows is set by `src/build/content/remark/screenshotFacts`, not by writers. */
  width: string
  /** Height in CSS pixels. */
  height: string
  /** Replaces the picture for whoever can't see it. */
  alt: string
}

/** A picture of a running server, taken by `npm run lab:screenshots`. Its size keeps its place until it is loaded. */
export function Screenshot({name, caption, width, height, alt}: ScreenshotProps): ReactNode {
  const base = useBaseUrl(`${SCREENSHOT_FOLDER}/${name}`)
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
