import {groupLabels, severityLabels} from './output/words'
import {groups, severities} from './rule'
import {rules} from './rules'

/** A rule as a row of the table in the documentation. */
export type RuleRow = {id: string; group: string; finds: string; severity: string; page: {label: string; path: string}}

/** All rules: by group, and worst first. */
export const ruleRows: readonly RuleRow[] = groups.flatMap((group) =>
  severities.flatMap((severity) =>
    rules
      .filter((rule) => rule.group === group && rule.severity === severity)
      .map(({id, title, page, since}) => ({
        id,
        group: since === undefined ? groupLabels[group] : `${groupLabels[group]} to ${since}`,
        finds: title,
        severity: severityLabels[severity],
        page,
      })),
  ),
)
