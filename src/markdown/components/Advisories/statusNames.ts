import {translate} from '@docusaurus/Translate'
import type {AdvisoryState} from '../../../data/offer/advisories'

/** The states on the service, as words within a sentence. */
export const statusNames: Readonly<Record<AdvisoryState['status'], string>> = {
  open: translate({id: 'site.offer.advisory.open', message: 'open'}),
  mitigated: translate({id: 'site.offer.advisory.mitigated', message: 'mitigated'}),
  closed: translate({id: 'site.offer.advisory.closed', message: 'closed'}),
  'not affected': translate({id: 'site.offer.advisory.notAffected', message: 'not affected'}),
}
