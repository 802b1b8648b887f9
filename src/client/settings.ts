import type {Analytics} from '../data/types'
import type {ColorMode} from '../parts/color-mode/colorMode'
import type {ConsentCategory} from '../consent/categories'
import type {HostedSearch} from '../search/settings'
import type {OnDemandName, ScriptName, StyledName} from '../lib/onDemandNames'

/** What the inline script knows of the site's configuration: put in by `src/client/bundle`. */
export type InlineSettings = {
  /** Path of the site on its host, with slashes at both ends. That of the language in a site with several. */
  baseUrl: string
  /** The same for the site's own language. */
  rootUrl: string
  colorMode: {defaultMode: ColorMode; respectPrefersColorScheme: boolean; disableSwitch: boolean}
  /** Whether the navbar goes away while the reader scrolls down. */
  hideNavbarOnScroll: boolean
  /** Whether some of the documentation has several versions. */
  hasVersions: boolean
  /** IDs of the announcements if readers can close them, or null. */
  announcementIds: readonly string[] | null
  consent: {
    /** Whether anything is used that readers have to allow first. */
    ask: boolean
    /** The number of what they are asked for; see `consentRevision`. */
    revision: number
  }
  /** The hash in the name of each module's file: every page has them, and whole addresses would weigh more. */
  hashes: Readonly<Record<OnDemandName, string>>
}

/** What only the files that are loaded on demand know: it would be a burden for each page. */
export type OnDemandSettings = {
  /** Path of the site on its host, with slashes at both ends. */
  baseUrl: string
  /** Scheme and host of the site. */
  origin: string
  /** What counts page views; null where nothing does. */
  analytics: Analytics | null
  /** Everything that the site stores or reports, by what it is for, in the language of the page. */
  consentCategories: readonly ConsentCategory[]
  /** What answers searches; null where the index of the build does. */
  hosted: HostedSearch | null
  /** Of the site's framework, which a hosted service is told. */
  frameworkVersion: string
}

/** What files know of which others are a part. */
export type PartSettings = {
  /** Address of each part, by the name of its source. */
  parts: Readonly<Record<string, string>>
  /** Address of each script that a single module loads. Only values can be read. */
  scripts: Readonly<Record<ScriptName, string>>
  /** Address of the code of each tool, by the name of the tool. */
  tools: Readonly<Record<string, string>>
  /** Address of the stylesheet of each module that has one. Only values can be read. */
  stylesheets: Readonly<Record<StyledName, string>>
}
