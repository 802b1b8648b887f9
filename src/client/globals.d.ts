import type {InlineSettings, OnDemandSettings, PartSettings} from './settings'

declare global {
  /**
   * Each value is put in where it is read, so that the bundler leaves out what the configuration does not use: only
   * values can be read, no groups of them.
   */
  const INLINE_SETTINGS: InlineSettings
  /** Not in the inline script. */
  const ON_DEMAND_SETTINGS: OnDemandSettings & PartSettings
}

export {}
