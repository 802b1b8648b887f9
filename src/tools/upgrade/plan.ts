import {upgradeBreaks, type UpgradeBreak} from '../../data/upgradeBreaks'
import {upgradeSteps, type UpgradeFeature, type UpgradeStep} from '../../data/upgradeSteps'
import {compareVersions} from '../../lib/compareVersions'
import {passes} from './versions'
import {stopsOf, type Stop} from './stops'

/** An upgrade that a reader plans. */
export type Upgrade = {from: string; to: string; features: readonly UpgradeFeature[]}

export type Plan = {
  /** What concerns the installation, by release, then by phase, then by severity. */
  steps: readonly UpgradeStep[]
  /** Where to stop on the way. The last one is the end. */
  stops: readonly Stop[]
  /** What each release on the way breaks in general. */
  breaks: readonly UpgradeBreak[]
}

const PHASES = ['before', 'during', 'after'] as const
const SEVERITIES = ['breaks', 'changes', 'check'] as const

/** Orders as a plan does. */
export const compareSteps = (one: UpgradeStep, other: UpgradeStep): number =>
  compareVersions(one.release, other.release) ||
  PHASES.indexOf(one.phase) - PHASES.indexOf(other.phase) ||
  SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity)

const concerns = ({features}: UpgradeStep, used: readonly UpgradeFeature[]): boolean =>
  features.length === 0 || features.some((feature) => used.includes(feature))

/** The plan for an upgrade. */
export const planOf = (upgrade: Upgrade): Plan => ({
  steps: upgradeSteps
    .filter((step) => passes(step.release, upgrade.from, upgrade.to) && concerns(step, upgrade.features))
    .sort(compareSteps),
  stops: stopsOf(upgrade),
  breaks: upgradeBreaks.filter(({release}) => passes(release, upgrade.from, upgrade.to)),
})
