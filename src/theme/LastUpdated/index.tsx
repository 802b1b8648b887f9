// Change: upstream writes `Nov 10, 2026`; the site writes dates in one way.
import Translate from '@docusaurus/Translate'
import {ThemeClassNames} from '@docusaurus/theme-common'
import type {Props} from '@theme/LastUpdated'
import type {ReactNode} from 'react'
import {longDate} from '../../lib/longDate'

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null
  const date = new Date(lastUpdatedAt).toISOString()
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="site.lastUpdated"
        values={{
          date: (
            <b>
              <time dateTime={date} itemProp="dateModified">
                {longDate(date)}
              </time>
            </b>
          ),
        }}
      >
        {'Last updated on {date}'}
      </Translate>
    </span>
  )
}
