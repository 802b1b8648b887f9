import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {coverage} from '../../../data/offer/support'
import {capitalized} from '../../../lib/capitalized'
import {duration} from '../../../lib/duration'
import {reports} from '../../../lib/responseTo'
import {locale} from '../../../lib/locale'
import {OfferTable} from './OfferTable'

/** How fast a person answers, by severity. */
export function SeverityTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.severity', message: 'Severity'}),
        translate({id: 'site.offer.column.meaning', message: 'Meaning'}),
        translate({id: 'site.offer.column.firstAnswer', message: 'First answer'}),
        translate({id: 'site.offer.column.updates', message: 'Updates'}),
      ]}
      rows={serviceLevels.responses.map((response) => [
        response.severity,
        response.meaning,
        response.hours === 'always'
          ? translate(
              {id: 'site.offer.answerAlways', message: 'Within {time}, {coverage}'},
              {time: duration(response.firstAnswer, locale()), coverage: coverage.long},
            )
          : translate(
              {id: 'site.offer.answerWorkingDays', message: 'Within {time}, on working days'},
              {time: duration(response.firstAnswer, locale())},
            ),
        capitalized(reports(response)),
      ])}
    />
  )
}
