import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {SiteError} from '../../../src/lib/problem'
import {writeData} from '../writeData'
import {partNames} from './parts'

/** What earlier runs removed. What is at those places now is the provider's. */
const RECORD = 'scripts/lib/adopt/adopted.json'

const names = [...partNames, 'api'] as const
const schema = z.array(z.enum(names))

/** A part of the sample that is gone. */
export type AdoptedPart = z.infer<typeof schema>[number]

/** The parts that earlier runs removed, or undefined before the first run. @param root absolute path of the site's root. */
export async function readAdopted(root: string): Promise<readonly AdoptedPart[] | undefined> {
  const file = path.join(root, RECORD)
  if (!existsSync(file)) return undefined
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    throw new SiteError({
      file: RECORD,
      what: 'The list of parts that were removed before is not valid.',
      allowed: `a JSON list of ${names.join(', ')}`,
      fix: `Restore it with "git checkout -- ${RECORD}", and run the command again.`,
    })
  }
}

/** Records removed parts, so that the next run leaves alone what the provider writes in their place. */
export async function writeAdopted(root: string, removed: readonly AdoptedPart[]): Promise<void> {
  await writeData(path.join(root, RECORD), [...new Set(removed)].sort())
}
