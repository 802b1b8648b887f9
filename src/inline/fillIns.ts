import {onRoute} from './dom'

/** Parts of a page that need a script to have a content at all: the few pages that have one load it at once. */
export function fillIns(): void {
  const load = (): void => {
    for (const {dataset} of document.querySelectorAll<HTMLElement>('[data-fill-in]'))
      import(INLINE_SETTINGS.files[`${dataset.fillIn}.js`] ?? '').catch(console.warn)
  }
  load()
  onRoute(load)
}
