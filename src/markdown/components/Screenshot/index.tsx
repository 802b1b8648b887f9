import useBaseUrl from '@docusaurus/useBaseUrl'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {SCREENSHOT_FOLDER} from '../../../data/screenshots'
import styles from './styles.module.css'
import {ZoomLink} from './ZoomLink'

export type ScreenshotProps = {
  /** A name of `lab/screenshots/list.ts`. */
  name: string
  /** Set below the picture. Default none. */
  caption?: ReactNode
  /** Width in CSS pixels. This and what follows is set by `src/markdown/remark/screenshotFacts`, not by writers. */
  width: string
  /** Height in CSS pixels. */
  height: string
  /** Size in CSS pixels of the part that a phone gets: `460x340`. Default: it gets all, and the reader scrolls. */
  phone?: string
  /** Replaces the picture for whoever can't see it. */
  alt: string
  /** In a post: the server that the picture shows, and since when it looks like this. */
  source?: string
}

const PHONE = '(width <= 640px)'

/**
 * A picture of a running server, taken by `npm run lab:screenshots`. Its size keeps its place until it is loaded.
 */
export function Screenshot({name, caption, width, height, phone, alt, source}: ScreenshotProps): ReactNode {
  const base = useBaseUrl(`${SCREENSHOT_FOLDER}/${name}`)
  const [phoneWidth, phoneHeight] = phone?.split('x') ?? []
  const part = {media: PHONE, width: phoneWidth, height: phoneHeight}
  return (
    <figure className={clsx(styles.screenshot, styles.dimmed, 'zoomable')}>
      {/* What scrolls has to take the focus, or the keyboard can't scroll it. */}
      <div
        className={clsx(styles.mat, phone === undefined && styles.scrolls)}
        tabIndex={phone === undefined ? 0 : undefined}
      >
        <ZoomLink href={`${base}.webp`} alt={alt}>
          <picture>
            {phone !== undefined && <source type="image/avif" srcSet={`${base}-phone.avif`} {...part} />}
            {phone !== undefined && <source type="image/webp" srcSet={`${base}-phone.webp`} {...part} />}
            <source type="image/avif" srcSet={`${base}.avif`} />
            <img src={`${base}.webp`} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
          </picture>
        </ZoomLink>
      </div>
      {(caption ?? source) !== undefined && (
        <figcaption>
          {caption} {source !== undefined && `${source}.`}
        </figcaption>
      )}
    </figure>
  )
}
