import type {Problem} from '../../lib/problem'
import {closest} from './closest'
import {fixUnknown, proofSchema} from './frontMatter'
import type {Page} from './page'

/** What proofs may name. */
export type ProofNames = {
  /** What the reader can have behind them, from `lab/proof/states`. */
  states: readonly string[]
  /** All pages, by file. */
  pages: ReadonlyMap<string, Page>
}

/** Mistakes in how a page proves itself, as far as they are seen without a server. */
export function checkProof({file, source, body, frontMatter}: Page, {states, pages}: ProofNames): Problem[] {
  if (frontMatter.values.proof === undefined)
    return body.proof.hidden === 0 ? [] : [withoutProof(file, body.proof.hidden)]
  const problems: Problem[] = body.proof.problems.map((problem) => ({file, ...problem}))
  const {data: proof} = proofSchema.safeParse(frontMatter.values.proof)
  const line = frontMatter.lineOf('proof')
  if (proof === undefined || proof === true) return problems
  for (const name of (proof.needs ?? []).filter((each) => !states.includes(each))) {
    problems.push({
      file,
      line,
      what: `The proof requires the unknown state "${name}".`,
      allowed: states.join(', '),
      fix: `${fixUnknown(name, states)} New ones are files in lab/proof/states.`,
    })
  }
  for (const name of (proof.roles ?? []).filter((each) => !source.includes(`\`${each}\``))) {
    problems.push({
      file,
      line,
      what: `The proof runs with the role "${name}", which the page doesn't mention.`,
      allowed: 'roles that the text mentions in backticks',
      fix: `List \`${name}\` among the prerequisites, or remove it from "roles".`,
    })
  }
  const proven = [...pages.values()]
    .filter(({frontMatter: {values}}) => values.proof !== undefined)
    .map((page) => page.file.replace(/^docs\//, '').replace(/\.mdx$/, ''))
  for (const name of (proof.after ?? []).filter((each) => !proven.includes(each))) {
    const near = closest(name, proven)
    problems.push({
      file,
      line,
      what: `The proof comes after "${name}", which isn't a page of docs/ with a proof.`,
      allowed: proven.join(', '),
      fix: near === undefined ? 'Use another page, or add a proof to that page.' : `Did you mean "${near}"?`,
    })
  }
  return problems
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
