import type {ReactNode} from 'react'
import {screenshots} from '../../../data/screenshots'
import {SiteError} from '../../../lib/problem'
import {Screenshot} from '../../mdx/Screenshot'

export type ShotProps = {
  /** A name of `lab/screenshots/list.ts`. */
  name: string
  /** Set below the picture. Default: none. */
  caption?: string
}

/** A picture of a running server on a page that is no Markdown, where nothing looks its size and its text up. */
export function Shot({name, caption}: ShotProps): ReactNode {
  const picture = screenshots[name]
  if (picture === undefined) {
    throw new SiteError({
      file: 'src/data/takenScreenshots.json',
      what: `There is no screenshot "${name}".`,
      allowed: Object.keys(screenshots).join(', '),
      fix: 'Correct the name, or take the picture with "npm run lab:screenshots".',
    })
  }
  const {width, height, phone, alt} = picture
  return (
    <Screenshot
      name={name}
      caption={caption}
      width={String(width)}
      height={String(height)}
      phone={phone && `${phone.width}x${phone.height}`}
      alt={alt}
    />
  )
}
