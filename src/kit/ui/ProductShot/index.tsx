import clsx from 'clsx'
import type {ReactNode} from 'react'
import {screenshots, type Screenshot} from '../../../data/screenshots'
import {SiteError} from '../../../lib/problem'
import {Marks, type Callout} from './Marks'
import {Picture} from './Picture'
import styles from './styles.module.css'

/** How the name of a picture in dark mode ends. */
const DARK = '-dark'

/** A part of a product's screen, close up. */
export type ProductShotProps = {
  /**
   * A name of `lab/screenshots/list.ts`. Where the list has `<name>-dark` too, it is shown in dark mode. On a ground that is
   * dark in both modes, name `<name>-dark` itself: the other picture would never be seen.
   */
  name: string
  /** What the reader should look at. Three at most: with more, nobody looks at any. Default: none. */
  callouts?: readonly [] | readonly [Callout] | readonly [Callout, Callout] | readonly [Callout, Callout, Callout]
  /**
   * `mat` lays it on a ground of its own; `end` lets it run to the right edge of whatever it stands in; `fill` covers that
   * place from its top left corner; `plain` leaves the ground to what it stands in. Default: mat.
   */
  place?: 'mat' | 'end' | 'fill' | 'plain'
  /** Whether it is on the first screen, and is asked for at once. Default: false. */
  isFirst?: boolean
  /** Whether a phone gets all of it, where its part leaves out what the page is about. Default: false. */
  isWhole?: boolean
}

export function ProductShot(props: ProductShotProps): ReactNode {
  const {name, callouts = [], place = 'mat', isFirst = false, isWhole = false} = props
  const shot = find(name)
  const dark = screenshots[name + DARK]
  return (
    <figure className={clsx(styles.shot, styles[place], !dark && !name.endsWith(DARK) && styles.dimmed)}>
      <div className={styles.frame}>
        <Picture name={name} shot={shot} isFirst={isFirst} isWhole={isWhole} className={dark && styles.light} />
        {dark && <Picture name={name + DARK} shot={dark} isWhole={isWhole} className={styles.dark} />}
        <Marks shot={shot} callouts={callouts} />
      </div>
      {callouts.length > 0 && (
        <figcaption>
          <ol className={styles.callouts}>
            {callouts.map(({text}) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  )
}

function find(name: string): Screenshot {
  const shot = screenshots[name]
  if (shot) return shot
  throw new SiteError({
    what: `<ProductShot name="${name}">: no picture has this name.`,
    allowed: Object.keys(screenshots).join(', '),
    fix: 'Use one of these names, or add the picture to lab/screenshots/list.ts and run "npm run lab:screenshots".',
  })
}
