import {translate} from '@docusaurus/Translate'
import {loadOnDemand} from './loadOnDemand.client'
import type * as Recover from './recover.client'

let recover: typeof Recover | undefined

/**
 * Runs what needs a file on demand. If that fails, the part of the page says so beside the control, offers another attempt and
 * then a reload: see `onDemand/recover`. If not even that file comes, a sentence says what to do.
 */
export async function attempt(control: HTMLElement, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
    recover?.clear(control)
  } catch (error) {
    console.warn(error)
    try {
      recover = await loadOnDemand<typeof Recover>('recover')
      recover.report(control, run)
    } catch {
      const told = document.createElement('p')
      told.role = 'alert'
      told.textContent = translate({id: 'site.recover.plain', message: "This didn't load. Reload the page."})
      if (control.nextElementSibling?.role !== 'alert') control.after(told)
    }
  }
}
