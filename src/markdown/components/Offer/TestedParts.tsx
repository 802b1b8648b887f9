import type {ReactNode} from 'react'
import {testedParts, type TestedPart} from '../../../data/offer/testing'
import {OfferTable} from './OfferTable'

const responsible: Readonly<Record<TestedPart['responsible'], string>> = {
  you: 'You',
  us: 'Us',
  both: 'You and us',
  none: 'Not in scope',
}

/** Which parts a customer can test, and how. */
export function TestedParts(): ReactNode {
  const rows = testedParts.map(({id, part, responsible: who, rule}) => ({id, cells: [part, responsible[who], rule]}))
  return <OfferTable columns={['Part', 'Responsible', 'Test allowed']} rows={rows} />
}
