import {cut} from '../../lib/cut'
import {draw} from '../dialog/draw.client'
import {siteAddress, webAddress} from '../engine/webAddress.client'

/** Characters of the name of a link. */
const MAX_LABEL = 200

export type Source = {url: string; title: string}

type Target = {attributes: Readonly<Record<string, string>>; host: string}

/** Where a link of an answer may lead. One to another site opens in a new tab, so that the conversation stays. */
function targetOf(address: string): Target | undefined {
  const here = siteAddress(address)
  if (here !== undefined) return {attributes: {href: here}, host: ''}
  const url = webAddress(address)
  return url && {attributes: {href: url.href, target: '_blank', rel: 'noopener noreferrer nofollow'}, host: url.host}
}

/** A link of an answer, which names the host of another site: its label may hide it. The label alone where it may lead nowhere. */
export function drawLink({url, title}: Source): HTMLElement {
  const label = cut(title || url, MAX_LABEL)
  const target = targetOf(url)
  if (target === undefined) return draw('span', {}, label)
  const host = target.host === '' ? [] : [draw('span', {class: 'DocSearch-Host'}, ` (${target.host})`)]
  return draw('a', target.attributes, label, ...host)
}

/** A number in an answer that leads to its source. */
export function drawCitation(number: number, {url, title}: Source): HTMLElement {
  const target = targetOf(url)
  const name = cut(title, MAX_LABEL) + (target?.host ? ` (${target.host})` : '')
  return target ? draw('a', {...target.attributes, title: name}, `[${number}]`) : draw('span', {}, `[${number}]`)
}
