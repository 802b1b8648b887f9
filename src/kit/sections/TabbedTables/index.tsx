import Link from '@docusaurus/Link'
import {Fragment, type ReactNode} from 'react'
import {Section, type SectionProps, type SectionText} from '../../layout/Section'
import {TabItem, Tabs} from '../../../parts/tabs'
import {CellTable, type CellTableProps} from '../../ui/CellTable'
import styles from './styles.module.css'

/** The same question answered for several things, of which a reader has one: a tab with a table for each. */
export type TabbedTablesProps = SectionText & {
  tone?: SectionProps['tone']
  /** Name of the choice in the address: with `vendor`, `?vendor=okta` shows the tab `okta`. */
  group: string
  tabs: readonly (CellTableProps & {
    value: string
    label: string
    /** What matters most, above the table. */
    answer: string
    /** What does not fit into the table, below it. */
    limits: string
    /** Where it was read. */
    sources: {label: string; links: readonly {label: string; to: string}[]}
  })[]
}

export function TabbedTables({group, tabs, ...section}: TabbedTablesProps): ReactNode {
  return (
    <Section {...section}>
      <div className={styles.tabs}>
        <Tabs groupId={group}>
          {tabs.map(({value, label, answer, limits, sources, columns, rows}) => (
            <TabItem key={value} value={value} label={label}>
              <p className={styles.answer}>{answer}</p>
              <CellTable columns={columns} rows={rows} />
              <p className={styles.limits}>{limits}</p>
              <p className={styles.sources}>
                {sources.label}{' '}
                {sources.links.map(({label: name, to}, index) => (
                  <Fragment key={to}>
                    {index > 0 && ', '}
                    <Link to={to}>{name}</Link>
                  </Fragment>
                ))}
              </p>
            </TabItem>
          ))}
        </Tabs>
      </div>
    </Section>
  )
}
