import {translate} from '@docusaurus/Translate'
import {attempt} from '../../lib/attempt.client'
import {draw} from '../../lib/draw.client'
import {formatNumber} from '../../lib/formats'
import {longDate} from '../../lib/longDate'
import {OfflineAttribute} from './attributes'
import {canSave, publishedList, remove, save, saved, type ReadList, type Saved} from './saving.client'

const UNABLE = translate({
  id: 'site.offline.unable',
  message:
    'Your browser can’t save pages here. Saving needs HTTPS, and some browsers don’t offer it in private windows.',
})
const NO_ROOM = translate({
  id: 'site.offline.noRoom',
  message: 'Your browser has no room for these files. Free some space, then continue.',
})
const UNFINISHED = translate({id: 'site.offline.unfinished', message: 'Saving didn’t finish.'})

const [SAVE, CONTINUE, UPDATE, REMOVE] = [
  translate({id: 'site.offline.save', message: 'Save'}),
  translate({id: 'site.offline.continue', message: 'Continue'}),
  translate({id: 'site.offline.update', message: 'Update'}),
  translate({id: 'site.offline.remove', message: 'Remove'}),
] as const

const megabytes = (bytes: number): string => `${formatNumber(Math.ceil(bytes / 1_000_000))} MB`

/** `431 pages and what they load: 9 MB to download, 52 MB in your browser.` */
function sizeOf({files, bytes, sentBytes}: ReadList): string {
  const pages = files.filter((file) => file.endsWith('/')).length
  return translate(
    {id: 'site.offline.size', message: '{pages} pages and what they load: {sent} to download, {kept} in your browser.'},
    {pages: formatNumber(pages), sent: megabytes(sentBytes), kept: megabytes(bytes)},
  )
}

const savedOn = (on: Date): string =>
  translate({id: 'site.offline.savedOn', message: 'Saved on {date}.'}, {date: longDate(on.toISOString())})

/** Why saving ended early. The reader may have stopped it. */
const reasonOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? NO_ROOM : UNFINISHED

/** The labels of buttons, and what a press on each does. */
type Choices = readonly (readonly [label: string, act: () => Promise<void>])[]

/** Says something, and offers what can be done now. The focus moves to the first choice, for the button it was on is gone. */
type Show = (text: string, choices: Choices, ...more: readonly (Node | string)[]) => void

/** The panel in the place of the button that opened it. */
function panelIn(panel: HTMLElement): Show {
  const look = panel.querySelector('button')?.className ?? ''
  const status = draw('p', {role: 'status'})
  const buttons = draw('p')
  panel.replaceChildren(status, buttons)
  return (text, choices, ...more) => {
    status.textContent = text
    const made = choices.map(([label, act]) => {
      const button = draw('button', {type: 'button', class: look}, label)
      button.addEventListener('click', () => void attempt(panel, act))
      return button
    })
    buttons.replaceChildren(...more, ...made.flatMap((button) => [button, ' ']))
    made[0]?.focus()
  }
}

/** @throws Error if the list of files doesn't come. */
const listsNow = () => Promise.all([publishedList(), saved()])

/** Shows how large a saved copy is, or when it was saved, with what the reader can do: save, continue, update, remove. */
function offer(show: Show, [published, copy]: readonly [ReadList, Saved | undefined]): void {
  const start = (): Promise<void> => run(published, show)
  const forget = removing(show)
  if (copy === undefined) show(sizeOf(published), [[SAVE, start]])
  else if (copy.list === undefined || copy.on === undefined)
    show(`${UNFINISHED} ${sizeOf(published)}`, [
      [CONTINUE, start],
      [REMOVE, forget],
    ])
  else if (copy.list.text === published.text)
    show(
      `${savedOn(copy.on)} ${translate({id: 'site.offline.current', message: 'You can read and search without a connection.'})}`,
      [[REMOVE, forget]],
    )
  else
    show(`${savedOn(copy.on)} ${translate({id: 'site.offline.changed', message: 'The site has changed since.'})}`, [
      [UPDATE, start],
      [REMOVE, forget],
    ])
}

const removing = (show: Show) => async (): Promise<void> => {
  await remove()
  offer(show, await listsNow())
}

/** Saves what is on the list, and shows how far it is. The reader can stop it. */
async function run(list: ReadList, show: Show): Promise<void> {
  const stop = new AbortController()
  const bar = draw('progress', {
    max: String(list.files.length),
    value: '0',
    'aria-label': translate({id: 'site.offline.progress', message: 'Saved files'}),
  })
  const count = draw('span')
  const cancel = (): Promise<void> => {
    stop.abort()
    return Promise.resolve()
  }
  const tell = (done: number): void => {
    bar.value = done
    count.textContent = translate(
      {id: 'site.offline.count', message: '{count} of {all} files'},
      {count: formatNumber(done), all: formatNumber(list.files.length)},
    )
  }
  show(
    translate({id: 'site.offline.saving', message: 'Saving. Keep this page open.'}),
    [[translate({id: 'site.offline.cancel', message: 'Cancel'}), cancel]],
    bar,
    ' ',
    count,
    ' ',
  )
  try {
    await save(list, tell, stop)
  } catch (error) {
    console.warn(error)
    show(reasonOf(error), [
      [CONTINUE, () => run(list, show)],
      [REMOVE, removing(show)],
    ])
    return
  }
  offer(show, await listsNow())
}

/**
 * Opens the panel in the place of a button, which stays if the lists don't come.
 * @throws Error if the list of files doesn't come.
 */
export async function showOffline(button: HTMLElement): Promise<void> {
  const control = button.closest<HTMLElement>(`[${OfflineAttribute.control}]`)
  if (!control) return
  const first = canSave() ? await listsNow() : undefined
  const show = panelIn(control)
  if (first === undefined) show(UNABLE, [])
  else offer(show, first)
}
