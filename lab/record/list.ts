import type {ProofRecord} from '../../src/data/verified'
import {sourceOf, type StatedGroup} from './group'

/** The statements about the server, each group with the day on which it was proven; first what was believed otherwise. */
export function listFacts(groups: readonly StatedGroup[], record: ProofRecord): string {
  const different = groups
    .flatMap(({facts}) => facts)
    .flatMap(({says, believed}) => (believed === undefined ? [] : [`- ${says}\n  Believed before: ${believed}`]))
  const sections = groups.map((group) => {
    const date = record[sourceOf(group)]?.bundles[group.bundle]?.date
    const heading = `${group.subject} (${group.bundle} bundle, ${date === undefined ? 'not proven' : `proven on ${date}`})`
    return [heading, '', ...group.facts.map(({says}) => `- ${says}`)].join('\n')
  })
  return [['Different from what was believed', '', ...different].join('\n'), ...sections].join('\n\n')
}
