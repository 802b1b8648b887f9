import type {ReactNode} from 'react'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {capitalized} from '../../../lib/capitalized'
import {duration} from '../../../lib/duration'
import {reports} from '../../../lib/responseTo'
import {OfferTable} from './OfferTable'

/** How fast a person answers, by severity. */
export function SeverityTable(): ReactNode {
  return (
    <OfferTable
      columns={['Severity', 'Meaning', 'First answer', 'Updates']}
      rows={serviceLevels.responses.map((response) => [
        response.severity,
        response.meaning,
        `Within ${duration(response.firstAnswer)}, ${response.hours === 'always' ? 'day and night' : 'on working days'}`,
        capitalized(reports(response)),
      ])}
    />
  )
}
