import {translate} from '@docusaurus/Translate'
import {FeedbackAttribute} from '../parts/feedback/attributes'
import {ListFilterAttribute} from '../parts/list-filter/attributes'
import {OfflineAttribute} from '../parts/offline/attributes'
import {OnDemandAttribute, ReadingAttribute, type Turn} from './attributes'

/** How many attempts of this page failed. */
let failures = 0

const BLOCK = `[${ReadingAttribute.turn}=${'code' satisfies Turn}]`
const PLACE = `${BLOCK},figure,[${FeedbackAttribute.question}],[${ListFilterAttribute.filter}],[${OfflineAttribute.control}]`

/** The control's part of the page, which has room for a note. */
const placeOf = (control: HTMLElement): HTMLElement => control.closest<HTMLElement>(PLACE) ?? control

const noteOf = (place: HTMLElement): HTMLElement | null => place.querySelector<HTMLElement>(':scope>[role=alert]')

/** Takes the note away after an attempt that succeeded. */
export function clear(control: HTMLElement): void {
  noteOf(placeOf(control))?.remove()
}

/** Shows that an attempt failed. A note that is there already stays as it is. */
export function report(control: HTMLElement, run: () => Promise<unknown>): void {
  if (!noteOf(placeOf(control))) show(control, run, false)
}

/**
 * Puts a note into the control's part of the page. It offers another attempt and, after the second failure, to reload the page
 * with what is entered: a newer version of the site might have replaced the file.
 */
function show(control: HTMLElement, run: () => Promise<unknown>, isAsked: boolean): void {
  failures += 1
  const isLast = failures > 1
  const [told, button] = [document.createElement('p'), document.createElement('button')]
  button.type = 'button'
  button.textContent = isLast
    ? translate({id: 'site.recover.reload', message: 'Reload the page'})
    : translate({id: 'site.recover.retry', message: 'Retry'})
  button.onclick = () => void again(control, isLast ? () => reload(control) : run)
  told.role = 'alert'
  told.append(translate({id: 'site.recover.failed', message: "This didn't load. Check your connection."}), ' ', button)
  const place = placeOf(control)
  noteOf(place)?.remove()
  place.append(told)
  if (isAsked) button.focus()
}

async function again(control: HTMLElement, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
    const field = control.querySelector('input') ?? control
    field.focus()
    clear(control)
  } catch (error) {
    console.warn(error)
    show(control, run, true)
  }
}

/** If the site does not answer, the browser's error page would take this page's place. @throws TypeError in that case. */
async function reload(control: HTMLElement): Promise<void> {
  await fetch('', {method: 'HEAD'})
  if (control instanceof HTMLFormElement && control.method !== 'dialog') {
    control.submit()
    return
  }
  // `fillIns` takes it back.
  if (control instanceof HTMLInputElement) history.replaceState(control.value, '')
  location.hash ||= control.querySelector<HTMLAnchorElement>(`[${OnDemandAttribute.opener}]`)?.hash ?? ''
  location.reload()
}
