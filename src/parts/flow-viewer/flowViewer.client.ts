import {element} from '../../lib/pageList.client'
import {stylesheet} from '../../lib/stylesheet.client'
import type {IslandModule} from '../../lib/islands'
import {countFaults, explainFlow, type ExplainedFlow, type ExplainedStep} from './flow/explain'
import {readFlows} from './flow/read'
import {example} from './example.client'

const faultsOf = (faults: readonly string[]): HTMLElement[] =>
  faults.map((fault) => {
    const paragraph = element('p', element('strong', 'Fault: '), fault)
    paragraph.className = 'flow-viewer-fault'
    return paragraph
  })

function listOf(steps: readonly ExplainedStep[]): HTMLElement {
  const items = steps.map(({name, provider, requirement, meaning, faults, steps: inside}) =>
    element(
      'li',
      element('strong', name),
      ...(provider === undefined ? [] : [' ', element('code', provider)]),
      `, ${requirement.toLowerCase()}. ${meaning}`,
      ...faultsOf(faults),
      ...(inside.length > 0 ? [listOf(inside)] : []),
    ),
  )
  return element('ol', ...items)
}

function verdictOf(flows: readonly ExplainedFlow[]): string {
  const count = flows.reduce((sum, flow) => sum + countFaults(flow), 0)
  if (count === 0) return 'No fault of order found.'
  return count === 1 ? 'One fault of order found.' : `${count} faults of order found.`
}

function button(label: string, act: () => void): HTMLElement {
  const made = element('button', label)
  made.className = 'flow-viewer-button'
  made.addEventListener('click', act)
  return made
}

function view(flow: ExplainedFlow, isOpen: boolean): HTMLElement {
  const details = document.createElement('details')
  details.open = isOpen
  details.append(
    element('summary', element('strong', flow.alias), ` (${verdictOf([flow])})`),
    ...faultsOf(flow.faults),
    listOf(flow.steps),
  )
  return details
}

/** Explains the flows that the reader pastes or opens. They stay in the browser. */
export const mount: IslandModule['mount'] = async (island) => {
  await stylesheet(ON_DEMAND_SETTINGS.stylesheets.flowViewer)
  const box = document.createElement('textarea')
  box.rows = 10
  box.spellcheck = false
  const label = element('label', 'Export of a realm or of its flows, as JSON', box)
  const file = document.createElement('input')
  file.type = 'file'
  file.accept = '.json,application/json'
  const status = element('p')
  status.role = 'status'
  const output = element('div')
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
  const buttons = element(
    'p',
    button('Explain', explain),
    ' ',
    button('Use an example with faults', () => fill(example)),
  )
  island.className = 'flow-viewer'
  island.replaceChildren(label, element('label', 'Or open a file ', file), buttons, status, output)
  box.focus()
}
