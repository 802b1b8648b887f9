import {add} from './element'

let notice: HTMLElement | undefined

/** The notice goes away when it is no longer true. */
export const hideFailure = (): void => notice?.remove()

/** Says that what the reader asked for did not come. The page stays as it is. */
export function showFailure(onRetry: () => void): void {
  hideFailure()
  notice = add(document.body, 'div', {
    className: 'hydration-failure',
    role: 'alert',
    textContent: 'This did not load. Check your network connection. ',
  })
  add(notice, 'button', {textContent: 'Retry', onclick: onRetry})
}
