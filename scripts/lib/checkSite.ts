import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {contentCheckOptions} from '../../src/config/contentCheck'
import {validateAnnouncements} from '../../src/config/validateAnnouncements'
import {announcements} from '../../src/data/announcements'
import {authors} from '../../src/data/authors'
import {brand} from '../../src/data/brand'
import {tags} from '../../src/data/tags'
import {SiteError, type Problem} from '../../src/lib/problem'
import {checkPageDescriptions} from '../../src/markdown/check/pageDescriptions'
import {siteChecker} from '../../src/markdown/check/siteChecker'
import {checkVocabularyDescriptions} from '../../src/markdown/check/vocabularyDescriptions'
import {offerValues} from '../../src/data/offer/values'
import {checkSources} from '../../src/markdown/style/checkSources'
import {verified} from '../../src/data/verified'
import {staleProofs} from './staleProofs'

/**
 * Checks what writers wrote, in seconds and without a build.
 * @param root absolute path of the site's root.
 * @param only files and folders to speak of, as paths from the root. The others are read, for what links to them. Default: all.
 * @param others mistakes that are known already, of which those in the named files are reported too. Default: none.
 * @throws SiteError with all mistakes, or where there is no such file.
 */
export async function checkSite(
  root: string,
  only: readonly string[] = [],
  others: readonly Problem[] = [],
): Promise<void> {
  const missing = only.filter((file) => !existsSync(path.join(root, file)))
  if (missing.length > 0) {
    throw new SiteError(
      missing.map((file) => ({
        what: `The file or folder ${file} doesn't exist.`,
        fix: 'Enter its path from the root of the repository.',
      })),
    )
  }
  validateAnnouncements(announcements)
  const named = only.length === 0 ? [] : await glob([...only], {cwd: root})
  const {files, problems, proofs} = await siteChecker(root, contentCheckOptions(), named)()
  const spokenOf = [...problems, ...others].filter(
    ({file}) => named.length === 0 || (file !== undefined && named.includes(file)),
  )
  const found = [
    ...spokenOf,
    ...(await checkPageDescriptions(root, brand.name, named)),
    ...(await vocabularyProblems(root, named)),
    ...(await checkSources(root, offerValues, named)),
  ]
  if (found.length > 0) throw new SiteError(found)
  // No mistake: the page is right without its badge, and proving it takes a server.
  for (const line of staleProofs(root, verified, named, proofs)) console.log(line)
  if (named.length > 0) {
    console.log(`${named.join(', ')}: no mistakes.`)
    return
  }
  console.log(`Content: ${files} files, no mistakes.`)
}

async function vocabularyProblems(root: string, named: readonly string[]): Promise<Problem[]> {
  const lists = [['src/data/authors.ts', authors] as const, ['src/data/tags.ts', tags] as const]
  const asked = lists.filter(([file]) => named.length === 0 || named.includes(file))
  const problems = asked.map(async ([file, entries]) =>
    checkVocabularyDescriptions(file, await readFile(path.join(root, file), 'utf8'), entries),
  )
  return (await Promise.all(problems)).flat()
}
