import type {ReactNode} from 'react'
import {DataTable, type DataTableProps} from '../../../kit/sections/DataTable'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {
  title: 'Limits',
  columns: ['', 'Shared', 'Dedicated'],
  rows: [['Users', {number: '1,000'}, {number: '50,000', isBest: true}]],
  isCompact: true,
} satisfies DataTableProps

const long = {
  title: 'What differs between a deployment on shared servers and a cluster of your own',
  lead: 'Both run the same release of Keycloak with the same extensions, and both are backed up, watched and upgraded by us.',
  tone: 'sunken',
  columns: ['', 'Shared deployment', 'Dedicated cluster', 'Servers', 'Documentation'],
  rows: [
    [
      'Servers',
      'Shared with others',
      'Yours alone',
      {number: '3'},
      {label: 'Deployments', to: '/docs/self-service/deployments/'},
    ],
    [
      'Extensions of your own, which are built from your source and tested against each release before it is rolled out',
      'No',
      'Yes',
      {number: '1,024'},
      {label: 'Dedicated clusters', to: '/docs/self-service/dedicated-clusters/'},
    ],
  ],
  note: 'Limits that are not in the table are the server’s own.',
} satisfies DataTableProps

export function DataTableDemo(): ReactNode {
  return <SectionDemo name="DataTable" short={() => <DataTable {...short} />} long={() => <DataTable {...long} />} />
}
