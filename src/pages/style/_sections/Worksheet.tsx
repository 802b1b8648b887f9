import type {ReactNode} from 'react'
import {Worksheet, type WorksheetProps} from '../../../kit/sections/Worksheet'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {
  title: 'What it costs',
  groups: [{legend: 'Work', fields: [{input: 'hourlyRate', label: 'An hour', hint: 'With everything'}]}],
  lines: [
    {id: 'total', label: 'Your own servers'},
    {id: 'breakEven', label: 'Break-even fee'},
  ],
  verdict: 'Hosting costs less below',
  reset: 'Reset',
  note: 'A month.',
} satisfies WorksheetProps

const long = {
  ...short,
  title: 'What your own servers cost you in a month in which nothing out of the ordinary happens',
  lead: 'In your currency. The numbers are an example: replace each by yours, and see what becomes of the sum.',
  tone: 'sunken',
  groups: [
    {
      legend: 'Machines and the databases that belong to them',
      fields: [
        {input: 'servers', label: 'Servers in each of the environments', hint: 'Two survive the loss of one of them'},
        {input: 'databasePrice', label: 'Price of a database', hint: 'A month, with backups that are kept for a year'},
      ],
    },
    ...short.groups,
  ],
} satisfies WorksheetProps

export function WorksheetDemo(): ReactNode {
  return <SectionDemo name="Worksheet" short={() => <Worksheet {...short} />} long={() => <Worksheet {...long} />} />
}
