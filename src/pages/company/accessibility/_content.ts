import type {LegalPageProps} from '../../../kit/layout/LegalPage'
import type {SectionText} from '../../../kit/layout/Section'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FactRowProps} from '../../../kit/sections/FactRow'
import {assessed, criteria, type Result} from '../../../data/accessibility'
import {brand} from '../../../data/brand'
import {legalDocuments} from '../../../data/legal'
import {longDate} from '../../../lib/longDate'

const count = (result: Result): number => criteria.filter((one) => one.result === result).length
const isWhole = count('part') === 0
const tested = criteria.filter(({test}) => test !== undefined).length

export const page: Omit<LegalPageProps, 'children'> = {
  document: legalDocuments.accessibility,
  description: `How this site meets each of the ${criteria.length} criteria of WCAG 2.2 at levels A and AA, which test proves it, what we know is missing, and how to report a barrier.`,
  lead: `The website and documentation of ${brand.name} ${isWhole ? 'conform' : 'partially conform'} to the Web Content Accessibility Guidelines 2.2, level AA. We last checked all criteria on ${longDate(assessed)}.`,
}

export const facts: FactRowProps = {
  label: 'The criteria in numbers',
  facts: [
    {figure: `${criteria.length}`, text: 'criteria of levels A and AA'},
    {figure: `${count('met')}`, text: isWhole ? 'are met' : `are met, and ${count('part')} in part`},
    {figure: `${count('none')}`, text: 'have nothing to apply to, such as video'},
    {figure: `${tested}`, text: 'have a test that fails if they are broken'},
  ],
}

export const scope: SectionText = {id: 'scope', title: 'Scope and method'}

const results = {met: 'Met', part: 'Met in part', none: 'Doesn’t apply'} as const satisfies Record<Result, string>

export const table: DataTableProps = {
  id: 'criteria',
  title: 'All criteria',
  tone: 'sunken',
  lead: 'The tests are part of this site’s source code, and run before each release.',
  columns: ['Criterion', 'Level', 'Result', 'How', 'Test'],
  rows: criteria.map(({number, name, level, result, how, test}) => [
    `${number} ${name}`,
    level,
    results[result],
    how,
    test === undefined ? 'read by hand' : `\`${test.slice(test.indexOf('/') + 1)}\``,
  ]),
  note: 'Paths begin in the folder tests.',
}

export const gaps: SectionText = {id: 'limitations', title: 'What we know is missing'}

export const feedback: SectionText = {id: 'feedback', title: 'Report a barrier'}
