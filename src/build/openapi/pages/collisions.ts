import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Problem} from '../../../lib/problem'
import {operationsOf, pageName, type Description} from '../description'

/** Where an operation id stands in the files of the description. */
async function placeOf(siteDir: string, operationId: string): Promise<Pick<Problem, 'file' | 'line'>> {
  const files = await glob('openapi/paths/*.yaml', {cwd: siteDir})
  for (const file of files.sort()) {
    const lines = (await readFile(path.join(siteDir, file), 'utf8')).split('\n')
    const line = lines.findIndex((text) => text.trim() === `operationId: ${operationId}`) + 1
    if (line > 0) return {file, line}
  }
  return {}
}

/** Operations whose different ids make the same address: `getIdp` and `getIDP`. */
export async function findCollisions(siteDir: string, description: Description): Promise<Problem[]> {
  const seen = new Map<string, string>()
  const problems: Problem[] = []
  for (const {operationId} of operationsOf(description)) {
    const address = pageName(operationId)
    const other = seen.get(address)
    if (other !== undefined) {
      problems.push({
        ...(await placeOf(siteDir, operationId)),
        what: `The operation id "${operationId}" makes the address /api/${address}/, which is that of "${other}".`,
        allowed: 'ids that differ in more than capitals',
        fix: 'Give one of the two operations another operationId.',
      })
    }
    seen.set(address, operationId)
  }
  return problems
}
