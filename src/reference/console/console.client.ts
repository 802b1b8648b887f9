import {translate} from '@docusaurus/Translate'
import {stylesheet} from '../../lib/stylesheet.client'
import {panelOf} from '../../parts/tabs/panelOf.client'
import {CONSOLE_HOST, CONSOLE_PATH, FRAMED, REALM_PATH, SAMPLE_TABS, type ConsoleHost} from '../apiPage'
import {OnDemandAttribute} from '../../lib/attributes'
import {isObject} from '../../lib/isObject'
import type {IslandModule} from '../../lib/islands'
import {followContext} from '../../parts/reader-context/fill.client'
import {onForgotten} from './forgetting'

/** What this page's console has left when it was closed. */
let left: string | null = null
const forgetLeft = (): void => {
  left = null
}
addEventListener('pagehide', forgetLeft)
onForgotten(forgetLeft)

/**
 * Frames a document that can call servers that the reader names: `frame.tsx` here, or `src/procedures/ui/frame.tsx`. This page
 * can't call any.
 */
export const mount: IslandModule['mount'] = async (element, handover) => {
  followContext()
  await stylesheet(ON_DEMAND_SETTINGS.stylesheets.console)
  await new Promise<void>((resolve, reject) => {
    const closed = [...element.childNodes]
    const frame = document.createElement('iframe')
    const props: unknown = JSON.parse(element.querySelector('script')?.textContent ?? '{}')
    const host: ConsoleHost = {
      props,
      handover: handover ?? left,
      open() {
        for (const node of closed) node.remove()
        frame.hidden = false
        resolve()
      },
      close(kept) {
        left = kept
        element.replaceChildren(...closed)
        for (const note of element.querySelectorAll(':scope > p[role]')) note.remove()
        element.querySelector<HTMLElement>(`[${OnDemandAttribute.opener}]`)?.focus()
      },
      showSample(language, text) {
        const code = panelOf(SAMPLE_TABS, language)?.querySelector('code')
        if (code && code.textContent !== text) code.textContent = text
      },
    }
    frame.title = translate(
      {id: 'site.console.console', message: 'Console: {title}'},
      {title: document.querySelector('h1')?.textContent ?? ''},
    )
    frame.className = 'api-console-frame'
    frame.src = ON_DEMAND_SETTINGS.baseUrl + (isObject(props) && FRAMED in props ? REALM_PATH : CONSOLE_PATH)
    // Asked for, it is laid out out of sight: a frame that is moved later would load again.
    frame.hidden = true
    Object.assign(frame, {[CONSOLE_HOST]: host})
    frame.addEventListener('load', () => {
      if (!frame.hidden) return
      frame.remove()
      reject(new Error(`${frame.src} could not be loaded`))
    })
    element.append(frame)
  })
}
