import OriginalBar from '@theme-original/AnnouncementBar'
import type {ReactNode} from 'react'
import {useAnnouncement} from './useAnnouncement'

export default function AnnouncementBar(): ReactNode {
  return useAnnouncement() && <OriginalBar />
}
