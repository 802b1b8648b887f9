import {translate} from '@docusaurus/Translate'
import {attempt} from '../lib/attempt.client'
import {attributeOf} from '../lib/attributeOf.client'
import {OnDemandAttribute} from '../lib/attributes'
import {draw} from '../lib/draw.client'
import {importModule} from '../lib/importModule.client'
import type {IslandModule} from '../lib/islands'
import {stylesheet} from '../lib/stylesheet.client'
import {ToolAttribute} from './attributes'
import {inline, reportElements} from './draw.client'
import type {Report} from './report'
import {reportText, summaryOf} from './reportText'
import type {ToolModule} from './run'
import {hasInput, valuesOf} from './values.client'

/** The reader stops typing for this long before a tool answers. */
const PAUSE_MS = 250
const FORMS = `form[${ToolAttribute.name}]`
const OPENER = `[${OnDemandAttribute.opener}]`

/** Runs the tool of a form that has started. */
const runs = new WeakMap<HTMLFormElement, (action: string | undefined) => Promise<void>>()

/** Where the answer is shown: a verdict that is read aloud, and the report. */
function placeBelow(form: HTMLFormElement) {
  const status = draw('p', {role: 'status', class: 'tool-status'})
  const report = draw('div', {class: 'tool-report'})
  form.after(status, report)
  return {status, report}
}

function copyButton(report: Report): HTMLElement {
  const button = draw(
    'button',
    {type: 'button', class: 'tool-copy'},
    translate({id: 'site.tool.copyReport', message: 'Copy report'}),
  )
  button.addEventListener('click', () => {
    const say = (text: string) => () => {
      button.textContent = text
    }
    try {
      void navigator.clipboard
        .writeText(reportText(report, location.origin + ON_DEMAND_SETTINGS.baseUrl.slice(0, -1)))
        .then(
          say(translate({id: 'site.tool.copied', message: 'Copied'})),
          say(translate({id: 'site.tool.copyBlocked', message: 'Your browser blocked copying'})),
        )
    } catch {
      say(translate({id: 'site.tool.copyBlocked', message: 'Your browser blocked copying'}))()
    }
  })
  return button
}

/** A message for the reader. Modules are bundled apart, so the class of an InputError isn't the same everywhere. */
const problemOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'InputError') return error.message
  console.error(error)
  const reason = error instanceof Error ? error.message : String(error)
  return translate(
    {
      id: 'site.tool.failed',
      message: 'The tool failed on this input: {reason}. Please report it with the input, without secrets.',
    },
    {reason},
  )
}

/** Runs the tool when the reader submits the form, and a moment after the last letter that is typed. */
function listen(form: HTMLFormElement, run: (action: string | undefined) => Promise<void>): void {
  let pause: ReturnType<typeof setTimeout> | undefined
  form.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(() => void run(undefined), PAUSE_MS)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(pause)
    void run(event.submitter instanceof HTMLButtonElement ? event.submitter.value : undefined)
  })
}

function start(form: HTMLFormElement): void {
  if (runs.has(form)) return
  for (const button of form.querySelectorAll(OPENER)) button.removeAttribute(OnDemandAttribute.opener)
  const {status, report} = placeBelow(form)
  const address = ON_DEMAND_SETTINGS.tools[attributeOf(form, ToolAttribute.name)] ?? ''
  let controller = new AbortController()

  const show = (answer: Report): void => {
    status.textContent = answer.length === 0 ? '' : summaryOf(answer)
    report.replaceChildren(...reportElements(answer))
    if (answer.length > 0) report.append(draw('p', {}, copyButton(answer)))
  }
  const run = async (action: string | undefined): Promise<void> => {
    controller.abort()
    controller = new AbortController()
    const {signal} = controller
    const isOver = (): boolean => signal.aborted
    await attempt(form, async () => {
      const [tool] = await Promise.all([
        importModule<ToolModule>(address),
        stylesheet(ON_DEMAND_SETTINGS.stylesheets.tools),
      ])
      if (isOver()) return
      if (action !== undefined) status.textContent = translate({id: 'site.tool.working', message: 'Working …'})
      try {
        const answer = await tool.run(valuesOf(form), action, signal)
        if (isOver()) return
        show(answer)
        // The form can be longer than the screen.
        if (action !== undefined) status.scrollIntoView({block: 'nearest'})
      } catch (error) {
        if (isOver()) return
        report.replaceChildren()
        status.replaceChildren(...inline(problemOf(error)))
      }
    })
  }
  runs.set(form, run)
  listen(form, run)
  // What the reader entered while this was on its way.
  if (hasInput(form)) void run(undefined)
}

for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) start(form)

/** Answers a press that came before the script. */
export const mount: IslandModule['mount'] = async (island) => {
  const form = island instanceof HTMLFormElement ? island : null
  const pressed = document.activeElement
  const button =
    pressed instanceof HTMLButtonElement && form?.contains(pressed) ? pressed : form?.querySelector('button')
  if (form) await runs.get(form)?.(button?.value)
}
