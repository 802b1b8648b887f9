import {provePage} from '../../lab/proof/prove'
import {proofPages} from '../../lab/proof/pages'
import {SHELL_PROGRAMS} from '../../lab/tools'
import {SiteError} from '../../src/lib/problem'
import type {FactGroup} from './fact'

/** A group for each page that proves itself, and each bundle on which it does. */
export const proofs: readonly FactGroup[] = proofPages().flatMap((page) =>
  page.bundles.map((bundle): FactGroup => ({
    subject: page.title,
    bundle,
    page: page.file,
    reads: page.reads,
    facts: [
      {
        says: `${page.file} says what the server does`,
        needs: SHELL_PROGRAMS,
        check: async (lab) => {
          const problems = await provePage(lab, page)
          if (problems.length > 0) throw new SiteError(problems)
        },
      },
    ],
  })),
)
