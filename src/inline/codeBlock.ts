import {on} from './dom'
import type * as OnDemand from './onDemand/codeBlock'

/** The code for blocks of code arrives when the reader turns to one, and then does what its buttons say. */
export function codeBlock(): void {
  const load = (): Promise<typeof OnDemand> => import(INLINE_SETTINGS.files['codeBlock.js'] ?? '')

  for (const kind of ['pointerover', 'focusin'] as const)
    on(kind, '.theme-code-block', (block) => void load().then(({measure}) => measure(block)))
  on('click', '[data-copy-code], [data-wrap-code]', (button) => void load().then(({press}) => press(button)))
}
