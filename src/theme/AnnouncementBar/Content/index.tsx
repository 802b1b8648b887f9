// Change: upstream's content is the same on all pages, and its links don't have the path of the site.
import {useThemeConfig} from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type {Props} from '@theme/AnnouncementBar/Content'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import type {NavLink} from '../../../data/types'
import {AnnouncementAttribute} from '../../../parts/announcement/attributes'
import {useAnnouncement} from '../useAnnouncement'
import styles from './styles.module.css'

export default function AnnouncementBarContent(props: Props): ReactNode {
  const isCloseable = useThemeConfig().announcementBar?.isCloseable
  const announcement = useAnnouncement()
  if (announcement === undefined) return null
  const {id, text, link} = announcement
  return (
    <div
      {...props}
      {...(isCloseable ? {[AnnouncementAttribute.id]: id} : {})}
      className={clsx(styles.content, props.className)}
    >
      {link ? `${text} ` : text}
      {link && <Ending {...link} />}
    </div>
  )
}

function Ending({label, to}: NavLink): ReactNode {
  return (
    <>
      <a href={useBaseUrl(to)}>{label}</a>.
    </>
  )
}
