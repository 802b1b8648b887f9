import {translate} from '@docusaurus/Translate'
import {storage} from '../../consent/storage.client'
import {SEARCH_SLASH_KEY} from '../../consent/storedKeys'
import {draw} from '../../lib/draw.client'
import {drawButton} from './draw.client'
import {PLACEHOLDER} from './texts.client'

export const ASK_PLACEHOLDER = translate({id: 'search.askAnother', message: 'Ask another question...'})
const BACK = translate({id: 'search.back', message: 'Back to search'})

/** The parts of the dialog. Their classes are those of DocSearch, so that what knows that dialog knows this one. */
export type Frame = {
  dialog: HTMLDialogElement
  form: HTMLFormElement
  input: HTMLInputElement
  /** Asks what is typed, in place of searching for it. */
  ask: HTMLButtonElement
  back: HTMLButtonElement
  body: HTMLElement
  /** Says to screen readers what has changed. */
  status: HTMLElement
}

export const LIST_ID = 'search-hits'

const key = (name: string, does: string): HTMLElement => draw('li', {}, draw('kbd', {}, name), ` ${does}`)

/** Speech input can type a letter by accident: WCAG 2.1.4 wants a shortcut of one character to be one that turns off. */
function slashSwitch(): HTMLElement {
  const box = draw('input', {type: 'checkbox'})
  box.checked = storage.get(SEARCH_SLASH_KEY) === null
  box.addEventListener('change', () => storage.set(SEARCH_SLASH_KEY, box.checked ? null : 'off'))
  return draw('label', {}, box, ` ${translate({id: 'search.slash', message: 'Open search with /'})}`)
}

/** Draws the dialog. @param actions what its buttons do. */
export function drawFrame(actions: {ask: () => void; back: () => void; close: () => void}): Frame {
  const input = draw('input', {
    class: 'DocSearch-Input',
    type: 'search',
    name: 'q',
    placeholder: PLACEHOLDER,
    'aria-label': PLACEHOLDER,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    'aria-expanded': 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: '12000',
  })
  // On a narrow screen the arrow alone, and no Close beside it, which leaves the input its room.
  const back = drawButton(BACK, 'DocSearch-Back', actions.back, '←', draw('span', {}, ` ${BACK}`))
  back.hidden = true
  const ask = drawButton(translate({id: 'search.ask', message: 'Ask'}), 'DocSearch-AskButton', actions.ask)
  const form = draw(
    'form',
    {class: 'DocSearch-Form', role: 'search', 'aria-label': translate({id: 'search.formLabel', message: 'Docs'})},
    back,
    input,
    ask,
    drawButton(translate({id: 'search.close', message: 'Close'}), 'DocSearch-Cancel', actions.close),
  )
  const body = draw('div', {class: 'DocSearch-Dropdown', tabindex: '-1'})
  const status = draw('p', {class: 'DocSearch-Status', role: 'status'})
  const keys = draw(
    'ul',
    {class: 'DocSearch-Commands', 'aria-label': translate({id: 'search.shortcuts', message: 'Keyboard shortcuts'})},
    key('↑ ↓', translate({id: 'search.navigate', message: 'navigate'})),
    key('Enter', translate({id: 'search.select', message: 'select'})),
    key('Esc', translate({id: 'search.closeKey', message: 'close'})),
  )
  const dialog = draw(
    'dialog',
    {class: 'DocSearch DocSearch-Modal', 'aria-label': translate({id: 'search.dialogLabel', message: 'Search'})},
    form,
    status,
    body,
    draw('footer', {class: 'DocSearch-Footer'}, keys, slashSwitch()),
  )
  return {dialog, form, input, ask, back, body, status}
}
