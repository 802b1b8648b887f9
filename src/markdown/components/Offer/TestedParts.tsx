import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {testedParts, type TestedPart} from '../../../data/offer/testing'
import {OfferTable} from './OfferTable'

const responsible: Readonly<Record<TestedPart['responsible'], string>> = {
  you: translate({id: 'site.offer.control.you', message: 'You'}),
  us: translate({id: 'site.offer.responsible.us', message: 'Us'}),
  both: translate({id: 'site.offer.responsible.both', message: 'You and us'}),
  none: translate({id: 'site.offer.responsible.none', message: 'Not in scope'}),
}

/** Which parts a customer can test, and how. */
export function TestedParts(): ReactNode {
  const rows = testedParts.map(({id, part, responsible: who, rule}) => ({id, cells: [part, responsible[who], rule]}))
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.part', message: 'Part'}),
        translate({id: 'site.offer.column.responsible', message: 'Responsible'}),
        translate({id: 'site.offer.column.testAllowed', message: 'Test allowed'}),
      ]}
      rows={rows}
    />
  )
}
