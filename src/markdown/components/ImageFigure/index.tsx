import clsx from 'clsx'
import type {ReactNode} from 'react'
import styles from '../Screenshot/styles.module.css'
import {ZoomLink, type ZoomLinkProps} from '../Screenshot/ZoomLink'

/** Set by `src/markdown/remark/imageFigures.ts`: writers use `![…](./page.png)`. */
export type ImageFigureProps = {
  src: string
  /** Address of the picture for dark mode. Default: `src` is shown in both modes. */
  dark?: string
  /** Width in pixels. */
  width: string
  /** Height in pixels. */
  height: string
  /** Replaces the picture for readers who can't see it. */
  alt: string
  /** Set below the picture. Default: none. */
  caption?: string
}

/** A picture of a writer, with the frame of a screenshot. */
export function ImageFigure({src, dark, width, height, alt, caption}: ImageFigureProps): ReactNode {
  const picture = (file: string, mode?: ZoomLinkProps['mode']): ReactNode => {
    const image = <img src={file} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    // The build writes small files into the page. Browsers refuse to open them from a link.
    if (file.startsWith('data:')) return <span className={mode && styles[mode]}>{image}</span>
    return (
      <ZoomLink href={file} alt={alt} mode={mode}>
        {image}
      </ZoomLink>
    )
  }
  return (
    <figure className={clsx(styles.screenshot, dark === undefined && styles.dimmed, 'zoomable')}>
      <div className={styles.mat}>
        {picture(src, dark === undefined ? undefined : 'light')}
        {dark !== undefined && picture(dark, 'dark')}
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
