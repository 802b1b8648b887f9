import {describe, expect, it} from 'vitest'
import {lintWith} from '../lib/lintText'

const lintText = lintWith(['no-restricted-syntax'])

const CLIENT = 'src/parts/tabs/tabs.client.ts'
const COMPONENT = 'src/parts/tabs/index.tsx'

/** What lint says of bare attributes in a file with this text in its place. */
async function refusals(filePath: string, text: string): Promise<string[]> {
  return (await lintText(filePath, `${text}\n`)).map(({message}) => message)
}

describe('lint refuses a bare data- name', () => {
  it.each([
    ['as an attribute in JSX', COMPONENT, 'export const panel = <div data-tab-panel="a" />'],
    ['as a key of spread attributes', COMPONENT, "export const panel = <div {...{'data-tab-panel': 'a'}} />"],
    ['as an argument', CLIENT, "document.body.getAttribute('data-tab-panel')"],
    ['in a selector', CLIENT, "document.querySelector('li > [data-tab-panel=a]')"],
    ['in a template', CLIENT, 'document.querySelector(`[data-tab-panel=${location.hash}]`)'],
    ['behind a value in a template', CLIENT, 'document.querySelector(`${location.hash} [data-tab-panel]`)'],
    ['in the console', 'src/reference/console/surroundings.ts', "document.querySelector('[data-tab-panel]')"],
    ['in an island', 'src/kit/ui/Island/index.tsx', 'export const island = <div data-island="console" />'],
    ['in a component of the theme', 'src/theme/TOC/index.tsx', 'export const toc = <nav data-contents />'],
  ])('%s', async (_, file, text) => {
    expect(await refusals(file, text)).toEqual([expect.stringMatching(/bare .* Fix: name it in the attributes\.ts/)])
  })

  it.each([
    ['read', 'console.log(document.body.dataset.tabPanel)'],
    ['read by a text', "console.log(document.body['dataset'])"],
    ['taken apart', 'const {dataset} = document.body\nconsole.log(dataset)'],
    ['taken apart in a parameter', 'export const idOf = ({dataset: {id}}: HTMLElement) => id'],
    ['taken apart under another name', 'const {dataset: values} = document.body\nconsole.log(values)'],
  ])('in a dataset that is %s', async (_, text) => {
    expect(await refusals(CLIENT, text)).toEqual([expect.stringMatching(/^dataset .* Fix: name it/)])
  })
})

describe('lint accepts', () => {
  it.each([
    [
      'the definition of a name',
      'src/parts/tabs/attributes.ts',
      "export enum TabsAttribute {panel = 'data-tab-panel'}",
    ],
    [
      'a name that only the kit and its stylesheets share',
      'src/kit/figures/FlowGraph/Drawing.tsx',
      'export const edge = <g data-edge="a" />',
    ],
    [
      'an option of a command that is called alike',
      'src/reference/console/curl.ts',
      "export const option = '--data-raw'",
    ],
    ['an address with a longer word', COMPONENT, "export const address = '/company/#annex-a-data-processing-terms'"],
  ])('%s', async (_, file, text) => {
    expect(await refusals(file, text)).toEqual([])
  })

  it('a cut text in an address no more than elsewhere', async () => {
    const text = 'export const query = (text: string) => encodeURIComponent(text.slice(0, 9))'
    expect(await refusals(CLIENT, text)).toEqual([expect.stringContaining('encodeURIComponent() throws')])
  })
})
