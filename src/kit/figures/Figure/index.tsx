import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import clsx from 'clsx'
import {ReadingAttribute, type Press} from '../../../lib/attributes'
import {assertWords} from '../primitives/problem'
import {slug} from '../primitives/slug'
import {Plate, type Drawing} from './Plate'
import styles from './styles.module.css'
import {switchAt} from './switchAt'

export type {Drawing} from './Plate'

/** What every figure says about itself in words. */
export type FigureText = {
  /** What the figure shows, in a few words. Unique among the figures of its kind on a page. */
  title: string
  /** The figure in prose, complete enough to replace it. */
  description: string
  /** Set below the figure. Default none. */
  caption?: ReactNode
  /** Base of the ids in the figure. Default: made of kind and title. */
  id?: string
  /**
   * `ruled` sets the figure between two hairlines, as a plate in running text; `bare` leaves the surroundings to the
   * section that it stands in; `mat` lays it on a ground of its own, a size larger, as the picture of a first screen.
   * Default `ruled`.
   */
  frame?: 'ruled' | 'bare' | 'mat'
  /** Whether readers can enlarge a ruled figure that is wider than a column of text. Default true. */
  canEnlarge?: boolean
}

export type FigureProps = FigureText & {
  /** Name of the component that draws. */
  kind: string
  /** The drawing as it is meant. */
  wide: Drawing
  /** The same for places where `wide` would have to shrink below 11 px text. Default: `wide` fits everywhere. */
  narrow?: Drawing | undefined
}

/** What a column of text has at most, in CSS pixels. */
const COLUMN_WIDTH = 700

/** How much larger than in running text a drawing is on a mat. */
const MAT_SCALE = 1.25

/** A figure with its text alternative. Of its two drawings one is shown; the other is hidden from everyone. */
export function Figure({
  kind,
  title,
  description,
  caption,
  id,
  frame = 'ruled',
  canEnlarge = true,
  wide,
  narrow,
}: FigureProps): ReactNode {
  assertWords(kind, title, description)
  const base = id ?? `fig-${slug(kind)}-${slug(title)}`
  // As wide as the column, its text is as small as it may be.
  const isZoomed = canEnlarge && frame === 'ruled' && wide.size.width > COLUMN_WIDTH
  return (
    <figure className={clsx(styles.figure, styles[frame], isZoomed && 'zoomable')}>
      <div className={clsx(styles.frame, narrow && styles[switchAt(wide.size.width)])}>
        <Plate
          {...wide}
          id={base}
          words={{title, description}}
          className={styles.wide}
          isZoomed={isZoomed}
          scale={frame === 'mat' ? MAT_SCALE : 1}
        />
        {narrow && <Plate {...narrow} id={base} className={styles.narrow} />}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      {isZoomed && (
        <button
          type="button"
          className={styles.enlarge}
          {...{[ReadingAttribute.press]: 'zoom' satisfies Press}}
          aria-label={translate({id: 'site.zoom.enlargeNamed', message: 'Enlarge: {name}'}, {name: title})}
        >
          {translate({id: 'site.zoom.enlarge', message: 'Enlarge'})}
        </button>
      )}
    </figure>
  )
}
