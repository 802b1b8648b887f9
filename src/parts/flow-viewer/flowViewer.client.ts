import {translate} from '@docusaurus/Translate'
import {draw} from '../../lib/draw.client'
import {stylesheet} from '../../lib/stylesheet.client'
import type {IslandModule} from '../../lib/islands'
import {countFaults, explainFlow, type ExplainedFlow, type ExplainedStep} from './flow/explain'
import {readFlows} from './flow/read'
import {example} from './example.client'

const faultsOf = (faults: readonly string[]): HTMLElement[] =>
  faults.map((fault) =>
    draw(
      'p',
      {class: 'flow-viewer-fault'},
      draw('strong', {}, translate({id: 'site.flow.problem', message: 'Problem:'})),
      ' ',
      fault,
    ),
  )

const itemOf = ({name, provider, requirement, meaning, faults, steps}: ExplainedStep): HTMLElement =>
  draw(
    'li',
    {},
    draw('strong', {}, name),
    ...(provider === undefined ? [] : [' ', draw('code', {}, provider)]),
    `, ${requirement.toLowerCase()}. ${meaning}`,
    ...faultsOf(faults),
    ...(steps.length > 0 ? [listOf(steps)] : []),
  )

function listOf(steps: readonly ExplainedStep[]): HTMLElement {
  return draw('ol', {}, ...steps.map(itemOf))
}

function verdictOf(flows: readonly ExplainedFlow[]): string {
  const count = flows.reduce((sum, flow) => sum + countFaults(flow), 0)
  if (count === 0) return translate({id: 'site.flow.none', message: 'No problems found.'})
  return count === 1
    ? translate({id: 'site.flow.one', message: '1 problem found.'})
    : translate({id: 'site.flow.count', message: '{count} problems found.'}, {count: String(count)})
}

function button(label: string, act: () => void): HTMLElement {
  const made = draw('button', {class: 'flow-viewer-button'}, label)
  made.addEventListener('click', act)
  return made
}

const view = (flow: ExplainedFlow, isOpen: boolean): HTMLElement =>
  draw(
    'details',
    {open: isOpen},
    draw('summary', {}, draw('strong', {}, flow.alias), ` (${verdictOf([flow])})`),
    ...faultsOf(flow.faults),
    listOf(flow.steps),
  )

/** Explains the flows that the reader pastes or opens. They stay in the browser. */
export const mount: IslandModule['mount'] = async (island) => {
  await stylesheet(ON_DEMAND_SETTINGS.stylesheets.flowViewer)
  const box = draw('textarea', {rows: '10', spellcheck: 'false'})
  const label = draw('label', {}, translate({id: 'site.flow.box', message: 'Realm export or flow export (JSON)'}), box)
  const file = draw('input', {type: 'file', accept: '.json,application/json'})
  const status = draw('p', {role: 'status'})
  const output = draw('div')
  const fail = (error: unknown): void => {
    output.replaceChildren()
    status.textContent = error instanceof Error ? error.message : String(error)
  }
  const explain = (): void => {
    try {
      const flows = readFlows(box.value).map(explainFlow)
      const worst = flows.findIndex((flow) => countFaults(flow) > 0)
      output.replaceChildren(...flows.map((flow, index) => view(flow, index === Math.max(0, worst))))
      status.textContent = verdictOf(flows)
    } catch (error) {
      fail(error)
    }
  }
  const fill = (text: string): void => {
    box.value = text
    explain()
  }
  file.addEventListener('change', () => {
    file.files?.[0]?.text().then(fill, fail)
  })
  const buttons = draw(
    'p',
    {},
    button(translate({id: 'site.flow.explain', message: 'Explain'}), explain),
    ' ',
    button(translate({id: 'site.flow.example', message: 'Try an example'}), () => fill(example)),
  )
  island.className = 'flow-viewer'
  island.replaceChildren(
    label,
    draw('label', {}, translate({id: 'site.flow.file', message: 'Or open a file'}), ' ', file),
    buttons,
    status,
    output,
  )
  box.focus()
}
