import type {ReactNode} from 'react'
import {CellTable} from '../../kit/ui/CellTable'
import {ruleRows} from './ruleRows'

/** All rules of the realm check: what each finds, how severe it is, and the page about it. */
export function RealmCheckRules(): ReactNode {
  return (
    <CellTable
      columns={['Rule', 'What it finds', 'Group', 'Severity', 'Page']}
      rows={ruleRows.map(({id, finds, group, severity, page}) => [
        `\`${id}\``,
        finds,
        group,
        severity,
        {label: page.label, to: page.path},
      ])}
    />
  )
}
