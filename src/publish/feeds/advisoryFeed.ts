import {advisories, type Advisory, type AdvisoryState} from '../../data/offer/advisories'
import {planName, type ByScope} from '../../data/offer/plan'
import type {Brand} from '../../data/types'
import {severityOf, stateOf} from '../../lib/advisories'
import {
  actionText,
  advisoriesPath,
  advisoryAnchor,
  affectedText,
  fixedText,
  severityText,
  statusText,
} from '../../lib/advisoryTexts'
import {plainText} from '../../lib/inlineText'
import {element, escapeXml} from '../share-images/svg'
import type {Feed, FeedItem} from './feedFiles'
import {inlineHtml} from './inlineHtml'

const fact = (label: string, text: string): string =>
  element('p', {}, element('strong', {}, `${escapeXml(label)}:`), ` ${inlineHtml(text)}`)

const stateFacts = ({shared, dedicated}: ByScope<AdvisoryState>): string[] => {
  const words = (state: AdvisoryState): string => `${statusText(state)} ${state.note}`
  if (shared === dedicated) return [fact('On the service', words(shared))]
  return [fact(`On ${planName.shared.many}`, words(shared)), fact(`On ${planName.dedicated.many}`, words(dedicated))]
}

function itemOf(advisory: Advisory): FeedItem {
  const state = stateOf(advisory)
  const since = [state?.shared.since, state?.dedicated.since]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
  return {
    path: `${advisoriesPath}#${advisoryAnchor(advisory)}`,
    title: `${advisory.id}: ${plainText(advisory.title)}`,
    published: advisory.published,
    ...(since !== undefined && since > advisory.published && {updated: since}),
    html: [
      ...(state === undefined ? [] : stateFacts(state)),
      fact('On your servers', actionText(advisory)),
      fact('Severity', severityText(advisory)),
      fact('Applies if', advisory.applies),
      fact('Affected', affectedText(advisory)),
      fact('Fixed in', fixedText(advisory)),
    ].join(''),
    tags: [severityOf(advisory)],
  }
}

/** The vulnerabilities of the server and their states on the service. */
export const advisoryFeed = ({name}: Pick<Brand, 'name'>): Feed => ({
  title: `Security advisories of ${name}`,
  description: `Published vulnerabilities of Keycloak since version 26.0, and their state on the service of ${name}`,
  author: name,
  path: advisoriesPath,
  items: advisories.map(itemOf),
})
