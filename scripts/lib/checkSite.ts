import path from 'node:path'
import {contentCheckOptions} from '../../src/config/contentCheck'
import {SiteError} from '../../src/lib/problem'
import {checkContent} from '../../src/plugins/content-check/checkContent'
import {keptBodies} from '../../src/plugins/content-check/keptBodies'
import {parsePage} from '../../src/plugins/content-check/page'

/** By which what is read out of a page could change. */
const MADE_WITH = ['package-lock.json', 'src/plugins/content-check/body.ts', 'src/lib/visitScreenshots.ts']

/**
 * Checks what writers wrote, in seconds and without a build.
 * @param root absolute path of the site's root.
 * @throws SiteError with all mistakes.
 */
export async function checkSite(root: string): Promise<void> {
  const madeWith = MADE_WITH.map((file) => path.join(root, file))
  const bodies = await keptBodies(path.join(root, '.cache/content-check.json'), madeWith)
  const {files, problems} = await checkContent(root, contentCheckOptions, (file, source, tree) =>
    parsePage(file, source, tree, bodies.read),
  )
  await bodies.save()
  if (problems.length > 0) throw new SiteError(problems)
  console.log(`Content: ${files} files, no mistakes.`)
}
