import {upgradeFeatures} from '../../data/upgradeSteps'
import {PLANNED, upgradeVersions} from './versions'
import type {ToolForm} from '../form'

const optionOf = (version: string): {value: string; label: string} => ({
  value: version,
  label: version === PLANNED ? `Keycloak ${version} (planned)` : `Keycloak ${version}`,
})

/** The form of the upgrade planner. */
export const upgradeForm: ToolForm = {
  label: 'Plan an upgrade of Keycloak',
  fields: [
    {
      name: 'from',
      label: 'The release that runs now',
      kind: 'choice',
      options: upgradeVersions.slice(0, -2).map(optionOf),
      value: '25',
    },
    {
      name: 'to',
      label: 'The release to upgrade to',
      kind: 'choice',
      options: upgradeVersions.slice(1).map(optionOf),
      value: upgradeVersions.at(-2) ?? '',
    },
    {
      name: 'features',
      label: 'What you use',
      kind: 'flags',
      options: Object.entries(upgradeFeatures).map(([value, label]) => ({value, label})),
      hint: 'The plan leaves out what concerns features that you don’t use.',
    },
  ],
  actions: [{name: 'plan', label: 'Make the plan'}],
}
