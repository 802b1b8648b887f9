import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import {advisories, type CveId} from '../../../data/offer/advisories'
import {advisoryPath} from '../../../lib/advisoryTexts'
import {SiteError} from '../../../lib/problem'

/** A link to the entry of a vulnerability in the security advisories, with its ID as the text. */
export function AdvisoryLink({id}: {id: CveId}): ReactNode {
  const advisory = advisories.find((one) => one.id === id)
  if (advisory === undefined)
    throw new SiteError({
      what: `<AdvisoryLink id="${id}" /> has an ID that isn't in the list of advisories.`,
      allowed: 'an ID in src/data/offer/advisories.ts',
      fix: 'Correct the ID where the component is used, or add the vulnerability.',
    })
  return <Link to={advisoryPath(advisory)}>{id}</Link>
}
