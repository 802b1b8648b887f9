import useBaseUrl from '@docusaurus/useBaseUrl'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {measurements} from '../../../data/measurements'
import {SCREENSHOT_FOLDER, screenshots} from '../../../data/screenshots'
import type {Cover} from '../../../lib/postCover'
import {ChartCover} from '../../figures/Chart'
import styles from './styles.module.css'

/** The first chart of a post, or a part of its first screenshot. The title beside it says what it is about. */
export function PostCover({chart = '', screenshot = ''}: Cover): ReactNode {
  const [measurement, shot] = [measurements[chart], screenshots[screenshot]]
  const file = useBaseUrl(`${SCREENSHOT_FOLDER}/${screenshot}${shot?.phone ? '-phone' : ''}`)
  if (measurement) return <ChartCover className={styles.cover} measurement={measurement} />
  if (!shot) return null
  return (
    <picture>
      <source type="image/avif" srcSet={`${file}.avif`} />
      <img
        className={clsx(styles.cover, styles.picture)}
        src={`${file}.webp`}
        width={320}
        height={180}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
