import type {Problem} from '../../lib/problem'
import {checkOffer, checkPlanNames, type OfferValues} from '../check/offer'
import {checkWording} from '../check/wording'
import {checkStyle} from './checkStyle'
import {typedQuantities} from './quantities'
import {groups, sourcesOf, type Group, type Source} from './sources'

/**
 * The words of all texts that aren't pages of a content tree, such as those of marketing pages.
 * @param siteDir absolute path of the site's root.
 * @param offer where the offer states each value.
 * @param only files whose problems are asked for, relative to it. Default: all.
 */
export async function checkSources(
  siteDir: string,
  offer: OfferValues,
  only: readonly string[] = [],
): Promise<Problem[]> {
  const problems = await Promise.all(
    groups.map(async (group) =>
      (await sourcesOf(siteDir, group, only)).flatMap((source) => problemsOf(source, group, offer)),
    ),
  )
  return problems.flat()
}

function problemsOf({file, source, texts}: Source, {allowed, isOffer}: Group, offer: OfferValues): Problem[] {
  // Backticks are quotation marks in TypeScript, and mark code in Markdown.
  const wording = checkWording({file, source: file.endsWith('.ts') ? source.replaceAll('`', '"') : source})
  const findings = [
    ...checkStyle(texts, allowed),
    ...(isOffer ? [...checkOffer(typedQuantities(texts), offer), ...checkPlanNames(texts)] : []),
  ]
  return [...findings.map((finding) => ({file, ...finding})), ...wording]
}
