import {existsSync, readdirSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {validateBrand} from '../../../src/config/validateBrand'
import {SiteError} from '../../../src/lib/problem'
import type {Brand} from '../../../src/data/types'
import {ROOT} from '../root'
import {partNames} from './parts'

const schema = z.strictObject({
  brand: z.unknown(),
  remove: z.array(z.enum(partNames)).default([]),
  keepDocs: z.array(z.string()).default([]),
  api: z.string().optional(),
  onUncommittedChanges: z.enum(['stop', 'continue']).default('stop'),
})

/** What the provider answered. `api` is the absolute path of the description that replaces the sample's. */
export type Answers = Omit<z.infer<typeof schema>, 'brand'> & {brand: Brand}

const EXAMPLE =
  '{"brand": {…}, "remove": ["posts", "affiliate"], "api": "openapi.yaml", "onUncommittedChanges": "stop"}'

/** Reads answers that were written down. @throws SiteError with each answer that can't be used. */
export async function readAnswers(file: string): Promise<Answers> {
  const json = await readJson(file)
  const result = schema.safeParse(json)
  if (!result.success) {
    throw new SiteError(
      result.error.issues.map((issue) => ({
        file,
        what: `The answer "${issue.path.join('.') || issue.code}" can't be used: ${issue.message}.`,
        allowed: `${EXAMPLE}, where "remove" can have ${partNames.join(', ')}`,
        fix: 'Correct the answer, and run the command again.',
      })),
    )
  }
  const {brand, api, ...rest} = result.data
  requireDocs(rest, file)
  return {
    ...rest,
    brand: validateBrand(brand, file),
    ...(api === undefined ? {} : {api: existingDescription(path.resolve(path.dirname(file), api), file)}),
  }
}

/** @throws SiteError for each folder or page to keep that the documentation doesn't have. */
export function requireDocs({remove, keepDocs}: Pick<Answers, 'remove' | 'keepDocs'>, file?: string): void {
  const place = file === undefined ? {} : {file}
  if (keepDocs.length > 0 && !remove.includes('docs')) {
    throw new SiteError({
      ...place,
      what: 'The answer "keepDocs" has no effect, because "remove" doesn\'t have "docs".',
      fix: 'Add "docs" to "remove" to remove the rest of the documentation, or leave out "keepDocs".',
    })
  }
  const sections = readdirSync(path.join(ROOT, 'docs')).map((name) => name.replace(/\.mdx$/, ''))
  const unknown = keepDocs.filter(
    (name) => !['', '.mdx'].some((end) => existsSync(path.join(ROOT, 'docs', `${name}${end}`))),
  )
  if (unknown.length === 0) return
  throw new SiteError(
    unknown.map((name) => ({
      ...place,
      what: `The documentation has no folder or page "${name}" to keep.`,
      allowed: `a page such as sso/setup, or one of ${sections.join(', ')}`,
      fix: 'Correct the path, which is below docs and has no extension.',
    })),
  )
}

/** @throws SiteError if there is no such file. */
export function existingDescription(api: string, file?: string): string {
  if (existsSync(api)) return api
  throw new SiteError({
    ...(file === undefined ? {} : {file}),
    what: `The API description ${api} doesn't exist.`,
    allowed: 'the path of a YAML or JSON file, from the folder of the answers',
    fix: 'Correct the path, or leave out "api" to keep the description of the sample.',
  })
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new SiteError({
      file,
      what: `The answers can't be read: ${error instanceof Error ? error.message : String(error)}`,
      allowed: `a JSON file such as ${EXAMPLE}`,
      fix: 'Correct the path or the file. Without --answers, the command asks you.',
    })
  }
}
