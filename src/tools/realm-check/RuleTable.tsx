import type {ReactNode} from 'react'
import {CellTable} from '../../kit/ui/CellTable'
import type {Group} from './rule'
import {ruleRows} from './ruleRows'

/** The rules of a group of the realm check: what each finds, how severe it is, and the page about it. */
export function RealmCheckRules({group}: {group: Group}): ReactNode {
  const rows = ruleRows.filter((row) => row.group === group)
  const hasReleases = rows.some(({since}) => since !== undefined)
  return (
    <CellTable
      columns={['Rule', 'What it finds', 'Severity', ...(hasReleases ? ['Release'] : []), 'Page']}
      rows={rows.map(({id, finds, severity, since, page}) => [
        `\`${id}\``,
        finds,
        severity,
        ...(hasReleases ? [since ?? 'All'] : []),
        {label: page.label, to: page.path},
      ])}
    />
  )
}
