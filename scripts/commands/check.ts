import {checkSite} from '../lib/checkSite'
import {ROOT} from '../lib/root'

/** Checks what writers wrote. */
export async function main(): Promise<number> {
  await checkSite(ROOT)
  return 0
}
