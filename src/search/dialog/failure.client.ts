import {translate} from '@docusaurus/Translate'
import {draw} from '../../lib/draw.client'
import {drawButton} from './draw.client'
import {FAILED} from './texts.client'

const OLD_PAGE = translate({
  id: 'search.outdated',
  message: 'This page might be outdated. Reload the page. Your text won’t be lost.',
})
const NO_ANSWER = translate({
  id: 'search.noAnswer',
  message: 'The site doesn’t respond. Check your network connection, then try again.',
})

/** What helps where something has failed. */
type Ways = {
  retry: () => void
  /** Given once a retry has failed too. @returns whether the page is being loaded again. */
  reload?: (() => Promise<boolean>) | undefined
}

/** Says that nothing came, and offers to try again. */
export function drawFailure({retry, reload}: Ways): HTMLElement {
  const screen = draw(
    'div',
    {class: 'DocSearch-ErrorScreen'},
    draw('h2', {class: 'DocSearch-Title'}, FAILED),
    draw(
      'p',
      {},
      translate({id: 'search.checkConnection', message: 'You might want to check your network connection.'}),
    ),
    drawButton(translate({id: 'search.retry', message: 'Retry'}), 'DocSearch-Prefill', retry),
  )
  if (reload) {
    const note = draw('p', {role: 'status'}, OLD_PAGE)
    const press = (): void => {
      note.textContent = ''
      void reload().then(
        (isGoing) =>
          (note.textContent = isGoing
            ? translate({id: 'search.loadingAgain', message: 'Loading the page again...'})
            : NO_ANSWER),
      )
    }
    screen.append(
      ' ',
      drawButton(translate({id: 'search.reload', message: 'Reload the page'}), 'DocSearch-Prefill', press),
      note,
    )
  }
  return screen
}
