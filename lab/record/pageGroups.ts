import {proofPages, type ProofPage} from '../proof/pages'
import {requireProof} from '../proof/prove'
import {SHELL_PROGRAMS} from '../tools'
import type {StatedGroup} from './group'
import {proveProcedure} from './proveProcedure'

/** The groups of a page: one for each bundle on which it proves itself. */
export function groupsOfPage(page: ProofPage): readonly StatedGroup[] {
  return page.bundles.map((bundle): StatedGroup => ({
    subject: page.title,
    bundle,
    page: page.file,
    reads: page.reads,
    facts: [
      {
        says: `${page.file} says what the server does`,
        needs: [...SHELL_PROGRAMS, ...page.programs],
        check: (lab) => requireProof({...lab, proveProcedure: (name) => proveProcedure(lab, name)}, page),
      },
    ],
  }))
}

/** The groups of all pages that prove themselves. */
export const pageGroups = (): readonly StatedGroup[] => proofPages().flatMap(groupsOfPage)
