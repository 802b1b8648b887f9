import {severityLabels} from './output/words'
import {groups, severities, type Group} from './rule'
import {rules} from './rules'

/** A rule as a row of the table in the documentation. */
export type RuleRow = {
  id: string
  group: Group
  finds: string
  severity: string
  page: {label: string; path: string}
  /** The release from which it counts. Missing for a rule of every release. */
  since?: string
}

/** All rules: by group, and worst first. */
export const ruleRows: readonly RuleRow[] = groups.flatMap((group) =>
  severities.flatMap((severity) =>
    rules
      .filter((rule) => rule.group === group && rule.severity === severity)
      .map(({id, title, page, since}) => ({
        id,
        group,
        finds: title,
        severity: severityLabels[severity],
        page,
        ...(since === undefined ? {} : {since}),
      })),
  ),
)
