import {translate} from '@docusaurus/Translate'
import {upgradeFeatures} from '../../data/upgradeSteps'
import {PLANNED, upgradeVersions} from './versions'
import type {ToolForm} from '../form'

const optionOf = (version: string): {value: string; label: string} => ({
  value: version,
  label:
    version === PLANNED
      ? translate({id: 'site.tool.upgrade.planned', message: 'Keycloak {version} (planned)'}, {version})
      : `Keycloak ${version}`,
})

/** The form of the upgrade planner. */
export const upgradeForm: ToolForm = {
  label: translate({id: 'site.tool.upgrade.label', message: 'Plan an upgrade of Keycloak'}),
  fields: [
    {
      name: 'from',
      label: translate({id: 'site.tool.upgrade.from', message: 'The release that runs now'}),
      kind: 'choice',
      options: upgradeVersions.slice(0, -2).map(optionOf),
      value: '25',
    },
    {
      name: 'to',
      label: translate({id: 'site.tool.upgrade.to', message: 'The release to upgrade to'}),
      kind: 'choice',
      options: upgradeVersions.slice(1).map(optionOf),
      value: upgradeVersions.at(-2) ?? '',
    },
    {
      name: 'features',
      label: translate({id: 'site.tool.upgrade.features', message: 'What you use'}),
      kind: 'flags',
      options: Object.entries(upgradeFeatures).map(([value, label]) => ({value, label})),
      hint: translate({
        id: 'site.tool.upgrade.features.hint',
        message: 'The plan leaves out what concerns features that you don’t use.',
      }),
    },
  ],
  actions: [{name: 'plan', label: translate({id: 'site.tool.upgrade.plan', message: 'Make the plan'})}],
}
