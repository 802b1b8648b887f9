import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {contentTrees} from '../../src/data/contentTrees'
import type {ProofProgram} from '../../src/data/proofPrograms'
import type {Requirement} from '../../src/data/proofServers'
import {editionsOf} from '../../src/markdown/editions'
import {parseTree} from '../../src/markdown/parseTree'
import {proofSchema, readFrontMatter} from '../../src/markdown/check/frontMatter'
import {checksOf, type PageCheck} from '../../src/markdown/proof/checks'
import {parseProof} from '../../src/markdown/proof/parse'
import type {Step} from '../../src/markdown/proof/types'
import {codeFromFile} from '../../src/markdown/remark/codeFromFile'
import {replaceBrandTokens} from '../../src/lib/brandTokens'
import {SiteError} from '../../src/lib/problem'
import type {BundleName} from '../bundles'
import {bundlesFor} from '../bundles/provides'

/** A page that proves itself. */
export type ProofPage = {
  /** Relative to the site's root. */
  file: string
  title: string
  /** What it needs of a server. */
  requires: readonly Requirement[]
  /** Programs that its commands run, in addition to those that every proof needs. */
  programs: readonly ProofProgram[]
  /** Where the lab proves it: one for each server that can have what it needs. */
  bundles: readonly BundleName[]
  /** States that the reader has reached before. */
  needs: readonly string[]
  /** Client roles of realm-management that the administrator has. */
  roles: readonly string[]
  /** Pages that the reader has followed before, in this order. */
  after: readonly string[]
  /** Other files that its proof depends on: those pages, and what it quotes. */
  reads: readonly string[]
  /** @throws SiteError with the writer's mistakes. */
  steps: () => readonly Step[]
  /** The requests that show a reader whether the page's end state is reached. */
  checks: () => readonly PageCheck[]
}

const withProof = z.looseObject({title: z.string(), proof: proofSchema})

/** A page, if its front matter says that it proves itself. @param file relative to the site's root. */
export function readProofPage(
  file: string,
  source = readFileSync(path.join(ROOT, file), 'utf8'),
): ProofPage | undefined {
  const frontMatter = readFrontMatter(source, file)
  if ('what' in frontMatter) throw new SiteError(frontMatter)
  if (frontMatter.values.proof === undefined) return undefined
  const {title, proof} = withProof.parse(frontMatter.values)
  const {requires = [], programs = [], needs = [], roles = ['realm-admin'], after = []} = proof === true ? {} : proof
  const before = after.map((name) => `docs/${name}.mdx`)
  return {
    file,
    title,
    requires,
    programs,
    bundles: bundlesFor(requires),
    needs,
    roles,
    after: before,
    reads: [...new Set([...before, ...quotedIn(source)])],
    steps: () => {
      const root = parseTree(replaceBrandTokens(source, brand))
      codeFromFile({root: ROOT})(root, {path: path.join(ROOT, file)})
      const {steps, problems} = parseProof(root)
      if (problems.length > 0) throw new SiteError(problems.map((problem) => ({file, ...problem})))
      return steps
    },
    checks: () => checksOf(parseTree(replaceBrandTokens(source, brand))),
  }
}

/** The files that a page's blocks of code quote. */
const quotedIn = (source: string): string[] => source.match(/(?<=^\s*(?:```+|~~~+).* file=")[^"]+(?=")/gm) ?? []

/** All pages that prove themselves, with those of earlier versions and translations. */
export function proofPages(): ProofPage[] {
  return (
    contentTrees
      .flatMap((tree) => editionsOf(ROOT, {...tree, id: tree.dir}))
      // A site can be without a tree, such as the articles.
      .filter(({dir}) => existsSync(path.join(ROOT, dir)))
      .flatMap(({dir}) =>
        readdirSync(path.join(ROOT, dir), {recursive: true, encoding: 'utf8'})
          .filter((name) => name.endsWith('.mdx'))
          .sort()
          .map((name) => path.posix.join(dir, name.split(path.sep).join('/'))),
      )
      .flatMap((file) => readProofPage(file) ?? [])
  )
}
