import share from '@generated/proof-share/default/share.json'
import type {PageProps} from '../../kit/layout/Page'
import type {SectionText} from '../../kit/layout/Section'
import type {DataTableProps} from '../../kit/sections/DataTable'
import type {FactRowProps} from '../../kit/sections/FactRow'
import type {HeroProps} from '../../kit/sections/Hero'
import {brand} from '../../data/brand'
import {errata} from '../../data/errata'
import {measuredQuality} from '../../data/quality'
import {longDate} from '../../lib/longDate'
import {figureRows, parts, percent, proofDates, proofVersions} from './_figures'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Quality',
    description: `Measurements of the ${brand.name} documentation: proven pages, search, accessibility, security, page weight, and corrections.`,
  },
  parent: {label: 'Company', to: '/company/about/'},
}

export const hero: HeroProps = {
  title: 'How good these pages are, in figures',
  lead: 'You can check what this site says about itself. A program measures each figure, and the command next to it repeats the measurement. A nightly run fails when a figure falls below its floor.',
  actions: [
    {label: 'How pages are tested', to: '/docs/introduction/documentation/#versions-and-testing'},
    {label: 'Report an error', to: '/docs/introduction/documentation/#report-an-error'},
  ],
}

const {search, axe, observatory} = measuredQuality
const found = search?.figures['queries.early']
const findings = axe?.figures.findings
const least = observatory?.figures.least

export const facts: FactRowProps = {
  label: 'The most important figures',
  facts: [
    {
      figure: `${share.proven} of ${share.provable}`,
      text: 'documents with commands or output are proven on a real server',
    },
    ...(found === undefined
      ? []
      : [{figure: percent(found), text: 'of searches find the right section in the first three'}]),
    ...(findings === undefined ? [] : [{figure: `${findings}`, text: 'findings of the accessibility checker axe'}]),
    ...(least === undefined ? [] : [{figure: `${least}`, text: 'points or more in MDN’s HTTP Observatory'}]),
  ],
}

const proofRow = (what: string, value: string): DataTableProps['rows'][number] => [
  what,
  value,
  proofDates.newest === undefined ? 'not yet' : longDate(proofDates.newest),
  '`npm run prove`',
]

export const figures: DataTableProps = {
  id: 'figures',
  title: 'All figures',
  columns: ['What', 'Result', 'Measured', 'Command'],
  rows: [
    proofRow('Pages proven on a running Keycloak', `${share.proven} of ${share.provable} with something to run`),
    ...(proofDates.oldest === undefined ? [] : [proofRow('Oldest proof that counts', longDate(proofDates.oldest))]),
    ...(proofVersions.length === 0 ? [] : [proofRow('Versions that pages are proven on', proofVersions.join(', '))]),
    ...figureRows,
  ],
  note: `Measured by ${[...new Set(parts.map(([, {by}]) => by))].join(', ')}.`,
}

export const method: SectionText = {id: 'method', title: 'How to read the figures'}

export const corrections: DataTableProps = {
  id: 'errata',
  title: 'What we had to correct',
  lead: 'If you followed one of these pages before the date, check what you did.',
  columns: ['Page', 'We said until', 'What we said', 'What is right'],
  rows: errata.map(({date, page: to, title, said, is}) => [{label: title, to}, longDate(date), said, is]),
}
