import {SiteError} from '../../src/lib/problem'
import {checkContent} from '../../src/plugins/content-check/checkContent'
import {contentCheckOptions} from '../../src/config/contentCheck'
import {ROOT} from '../lib/root'

/** Checks what writers wrote, in seconds and without a build. */
export async function main(): Promise<number> {
  const {files, problems} = await checkContent(ROOT, contentCheckOptions)
  if (problems.length > 0) throw new SiteError(problems)
  console.log(`Content: ${files} files, no mistakes.`)
  return 0
}
