import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import {SCREENSHOT_FOLDER, type Screenshot} from '../../../data/screenshots'

type PictureProps = {
  name: string
  shot: Screenshot
  className: string | undefined
  isFirst?: boolean
  isWhole?: boolean
}

const PHONE = '(width <= 640px)'

/** The files of a picture. Lazy, so that the one of the mode that is not shown is not loaded. */
export function Picture({name, shot, className, isFirst = false, isWhole = false}: PictureProps): ReactNode {
  const base = useBaseUrl(`${SCREENSHOT_FOLDER}/${name}`)
  const {width, height, alt} = shot
  const phone = isWhole ? undefined : shot.phone
  const part = {media: PHONE, width: phone?.width, height: phone?.height}
  return (
    <picture className={className}>
      {phone && <source type="image/avif" srcSet={`${base}-phone.avif`} {...part} />}
      {phone && <source type="image/webp" srcSet={`${base}-phone.webp`} {...part} />}
      <source type="image/avif" srcSet={`${base}.avif`} />
      <img
        src={`${base}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
