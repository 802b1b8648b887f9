import type {DataTableProps} from '../../kit/sections/DataTable'
import {measuredQuality, qualityParts} from '../../data/quality'
import {longDate} from '../../lib/longDate'

const pages = {home: 'Home page', docs: 'Docs page', post: 'Blog post'} as const
const names = {ours: 'This site', docusaurus: 'Docusaurus', vitepress: 'VitePress', starlight: 'Starlight'} as const
const figures = {
  bytes: ['on the wire', (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`],
  script: ['script files', (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`],
  mainThread: ['main thread, 4x slower CPU', (ms: number) => `${ms.toFixed(0)} ms`],
} as const satisfies Record<string, readonly [string, (value: number) => string]>

const {load} = measuredQuality

/** Those that were measured. */
const sites = Object.entries(names).filter(([site]) =>
  Object.keys(load?.figures ?? {}).some((figure) => figure.split('.')[1] === site),
)

/** Page weights beside the default themes of other generators. Undefined until they are measured. */
export const weights: DataTableProps | undefined = load && {
  id: 'weights',
  title: 'What a page costs',
  lead: 'The same content in the default themes of other generators, on the same server, with an empty cache. Absolute times depend on the machine, so compare the columns.',
  tone: 'sunken',
  columns: ['', ...sites.map(([, name]) => name)],
  rows: Object.entries(pages).flatMap(([template, page]) =>
    Object.entries(figures).map(([figure, [name, show]]) => [
      `${page}, ${name}`,
      ...sites.map(([site]) => {
        const value = load.figures[`${template}.${site}.${figure}`]
        return {number: value === undefined ? '–' : show(value)}
      }),
    ]),
  ),
  note: `Measured on ${longDate(load.date)} with the command ${qualityParts.load}: ${load.by}.`,
}
