import {readdirSync} from 'node:fs'
import path from 'node:path'
import {readProofPage} from '../proof/pages'
import {requireProof} from '../proof/prove'
import {SHELL_PROGRAMS} from '../tools'
import type {Fact, FactGroup} from '../record/group'

const STATES = path.join(import.meta.dirname, '../proof/states')

/** A page that is there for its proof alone. @param source where there is no file. */
function proves(says: string, file: string, source?: string): Fact {
  return {
    says,
    needs: SHELL_PROGRAMS,
    check: async (lab) => {
      const page = readProofPage(file, source)
      if (!page) throw new Error(`${file} has no proof.`)
      await requireProof(lab, page)
    },
  }
}

const states = readdirSync(STATES)
  .sort()
  .map((name) => path.basename(name, '.sh'))

/** What pages prove themselves with, on the bundle that most of them take. */
export const proofEngine: FactGroup = {
  subject: 'Pages that prove themselves',
  bundle: 'registry',
  facts: [
    ...states.map((state) =>
      proves(
        `the state ${state} can be reached in a fresh realm`,
        `lab/proof/states/${state}.sh`,
        `---\ntitle: ${state}\nproof:\n  needs: [${state}]\n---\n`,
      ),
    ),
    proves(
      'organization, mail and token leave what they say; answers of all operations are checked',
      'lab/facts/pages/organization.mdx',
    ),
    proves('what is only for some versions is not done on others (26.5.6)', 'lab/facts/pages/bundles.mdx'),
  ],
}

/** The same on the server without extensions. */
export const proofEngineOnPlain: FactGroup = {
  subject: 'Pages that prove themselves',
  bundle: 'plain',
  facts: [proves('what is only for some versions is not done on others (26.7.3)', 'lab/facts/pages/bundles.mdx')],
}
