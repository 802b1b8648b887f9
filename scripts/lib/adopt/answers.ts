import {readFile} from 'node:fs/promises'
import * as z from 'zod'
import {validateBrand} from '../../../src/config/validateBrand'
import {SiteError} from '../../../src/lib/problem'
import type {Brand} from '../../../src/data/types'
import {partNames} from './parts'

const schema = z.strictObject({
  brand: z.unknown(),
  remove: z.array(z.enum(partNames)).default([]),
  onUncommittedChanges: z.enum(['stop', 'continue']).default('stop'),
})

/** What the provider answered. */
export type Answers = Omit<z.infer<typeof schema>, 'brand'> & {brand: Brand}

const EXAMPLE = '{"brand": {…}, "remove": ["posts", "affiliate"], "onUncommittedChanges": "stop"}'

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
  return {...result.data, brand: validateBrand(result.data.brand)}
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
