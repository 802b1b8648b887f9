import type {ReactNode} from 'react'
import {Timeline, type TimelineProps} from '../../../kit/figures'
import {InBothModes} from '../_parts/InBothModes'

const timeline = {
  title: 'Organizations in Keycloak',
  description:
    'Keycloak 25 of June 2024 had organizations in preview, 26.0 of October 2024 supported them, and 26.5 of January 2026 brought the management of invitations.',
  caption: 'Dates of the releases.',
  events: [
    {date: '2024-06-10', label: 'Keycloak 25', detail: 'Organizations in preview'},
    {date: '2024-10-04', label: 'Keycloak 26.0', detail: 'Organizations supported', accent: true},
    {date: '2026-01-06', label: 'Keycloak 26.5', detail: 'Invitations can be managed'},
  ],
} satisfies TimelineProps

export function TimelineDemo(): ReactNode {
  return (
    <InBothModes name="Timeline">
      {(mode) => <Timeline {...timeline} id={`timeline-${mode}`} frame="ruled" />}
    </InBothModes>
  )
}
