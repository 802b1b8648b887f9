import {contentCheckOptions} from '../../src/config/contentCheck'
import {SiteError} from '../../src/lib/problem'
import {siteChecker} from '../../src/build/content/check/siteChecker'

/**
 * Checks what writers wrote, in seconds and without a build.
 * @param root absolute path of the site's root.
 * @throws SiteError with all mistakes.
 */
export async function checkSite(root: string): Promise<void> {
  const {files, problems} = await siteChecker(root, contentCheckOptions)()
  if (problems.length > 0) throw new SiteError(problems)
  console.log(`Content: ${files} files, no mistakes.`)
}
