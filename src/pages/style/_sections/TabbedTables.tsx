import type {ReactNode} from 'react'
import {TabbedTables, type TabbedTablesProps} from '../../../kit/sections/TabbedTables'
import {SectionDemo} from '../_parts/SectionDemo'

const source = {label: 'Read on January 1, 2026:', links: [{label: 'a page', to: '/docs/introduction/'}]}

const tab = {
  value: 'one',
  label: 'One',
  answer: 'Everything moves.',
  columns: ['There', 'Here'],
  rows: [['Tenant', 'Realm']],
  limits: 'Sessions do not.',
  sources: source,
}

const short = {title: 'By vendor', group: 'style-short', tabs: [tab]} satisfies TabbedTablesProps

const long = {
  title: 'What becomes of the things that you have configured in the product that you are about to leave',
  lead: 'Choose the product. The first sentence is about passwords, because that decides the plan; the table says what becomes of each thing, and how.',
  group: 'style-long',
  tabs: ['First', 'A second with a longer name', 'Third', 'Fourth', 'A fifth', 'Sixth', 'Seventh'].map((label) => ({
    ...tab,
    value: label.toLowerCase().replaceAll(' ', '-'),
    label,
    answer: `${label}: passwords are never exported. Each user’s next login is checked against the old system, and Keycloak stores a hash of its own.`,
    rows: [
      ['Tenant', 'Realm'],
      ['Applications and APIs with their permissions', 'Clients, client scopes and roles'],
    ],
  })),
} satisfies TabbedTablesProps

export function TabbedTablesDemo(): ReactNode {
  return (
    <SectionDemo
      name="TabbedTables"
      short={() => <TabbedTables {...short} />}
      long={() => <TabbedTables {...long} />}
    />
  )
}
