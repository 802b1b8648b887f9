import type * as z from 'zod'
import {PROOF_REQUIREMENTS, type Requirement} from '../../data/proofServers'
import type {Problem} from '../../lib/problem'
import {closest} from './closest'
import {fixUnknown, proofSchema} from './frontMatter'
import type {Page} from './page'
import {checkProofRoles} from './proofRoles'

/** What proofs may name. */
export type ProofNames = {
  /** What the reader can have behind them, from `lab/proof/states`, and what each requires of the server. */
  states: Readonly<Record<string, readonly Requirement[]>>
  /** All pages, by file. */
  pages: ReadonlyMap<string, Page>
}

/** Mistakes in how a page proves itself, as far as they are seen without a server. */
export function checkProof(page: Page, names: ProofNames): Problem[] {
  const {file, body, frontMatter} = page
  if (frontMatter.values.proof === undefined)
    return body.proof.hidden === 0 ? [] : [withoutProof(file, body.proof.hidden)]
  const problems: Problem[] = body.proof.problems.map((problem) => ({file, ...problem}))
  const {data} = proofSchema.safeParse(frontMatter.values.proof)
  if (data === undefined) return problems
  const declared: Declared = {page, line: frontMatter.lineOf('proof'), proof: data === true ? {} : data}
  return [
    ...problems,
    ...checkStates(declared, Object.keys(names.states)),
    ...checkRequirements(declared, names.states),
    ...checkProofRoles({...page, line: declared.line, roles: declared.proof.roles}),
    ...checkAfter(declared, names.pages),
  ]
}

/** What a page says of its proof, and where. */
type Declared = {page: Page; line: number; proof: Exclude<z.infer<typeof proofSchema>, true>}

function checkStates({page: {file}, line, proof: {needs = []}}: Declared, states: readonly string[]): Problem[] {
  return needs
    .filter((name) => !states.includes(name))
    .map((name) => ({
      file,
      line,
      what: `The proof requires the unknown state "${name}".`,
      allowed: states.join(', '),
      fix: `${fixUnknown(name, states)} New ones are files in lab/proof/states.`,
    }))
}

/** Extensions that the page uses and doesn't declare: its proof would also run on servers without them. */
function checkRequirements({page, line, proof}: Declared, states: ProofNames['states']): Problem[] {
  const {needs = [], requires = []} = proof
  const used = [
    ...needs.flatMap((state) =>
      (states[state] ?? []).map((requirement) => ({requirement, line, who: `The state "${state}"`})),
    ),
    ...page.body.proof.calls.map((call) => ({...call, who: 'This block'})),
  ]
  return PROOF_REQUIREMENTS.flatMap((requirement): Problem[] => {
    const first = used.find((each) => each.requirement === requirement)
    if (first === undefined || requires.includes(requirement)) return []
    return [
      {
        file: page.file,
        line: first.line,
        what: `${first.who} needs the extension "${requirement}", which the proof doesn't require.`,
        allowed: `extensions that "requires" lists: ${PROOF_REQUIREMENTS.join(', ')}`,
        fix: `Write "requires: [${[...requires, requirement].join(', ')}]" below "proof:" in the front matter.`,
      },
    ]
  })
}

function checkAfter({page: {file}, line, proof: {after = []}}: Declared, pages: ProofNames['pages']): Problem[] {
  const proven = [...pages.values()]
    .filter(({frontMatter: {values}}) => values.proof !== undefined)
    .map((page) => page.file.replace(/^docs\//, '').replace(/\.mdx$/, ''))
  return after
    .filter((each) => !proven.includes(each))
    .map((name) => {
      const near = closest(name, proven)
      return {
        file,
        line,
        what: `The proof comes after "${name}", which isn't a page of docs/ with a proof.`,
        allowed: proven.join(', '),
        fix: near === undefined ? 'Use another page, or add a proof to that page.' : `Did you mean "${near}"?`,
      }
    })
}

function withoutProof(file: string, line: number): Problem {
  return {
    file,
    line,
    what: 'The block is for a proof, but the page has no proof, so the block never runs.',
    allowed: 'hidden blocks and {/* console */} on pages whose front matter has "proof"',
    fix: 'Add "proof: true" to the front matter, or remove the block.',
  }
}
