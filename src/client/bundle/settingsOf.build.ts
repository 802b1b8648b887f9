import type {DocusaurusConfig} from '@docusaurus/types'
import * as z from 'zod'
import {DOCUSAURUS_VERSION} from '@docusaurus/utils'
import type {Search} from '../../data/types'
import {analyticsSchema} from '../../consent/analytics/schema'
import type {StorageUses} from '../../consent/categories'
import {consentRevision} from '../../consent/consent'
import type {OnDemandSettings, InlineSettings} from '../settings'
import {announcementsSchema} from '../../parts/announcement/schema'
import {searchSchema} from '../../search/schema'
import type {HostedSearch} from '../../search/settings'

// The framework has checked and completed the theme's configuration before plugins load their content.
const schema = z.object({
  customFields: z.object({
    analytics: analyticsSchema.optional(),
    offline: z.boolean(),
    search: searchSchema,
    slug: z.string(),
  }),
  themeConfig: z.object({
    colorMode: z.object({
      defaultMode: z.enum(['light', 'dark']),
      disableSwitch: z.boolean(),
      respectPrefersColorScheme: z.boolean(),
    }),
    navbar: z.object({hideOnScroll: z.boolean()}),
    announcementBar: z.object({isCloseable: z.boolean()}).optional(),
    announcements: announcementsSchema.default([]),
  }),
})

/** The index is named for the product. */
const hostedOf = ({hosted}: Search, slug: string): HostedSearch | null =>
  hosted ? {assistantId: null, indexName: slug, ...hosted} : null

type SiteConfig = Pick<DocusaurusConfig, 'themeConfig' | 'customFields' | 'baseUrl' | 'url'>

/**
 * What the inline script has to know of the site.
 * @param hasVersions whether some of the documentation has several versions.
 * @param rootUrl base URL of the site's own language.
 */
export function settingsOf(
  config: SiteConfig,
  hasVersions: boolean,
  rootUrl: string = config.baseUrl,
): Omit<InlineSettings, 'hashes'> {
  const {themeConfig, customFields} = schema.parse(config)
  const {announcementBar, announcements} = themeConfig
  return {
    baseUrl: config.baseUrl,
    rootUrl,
    colorMode: themeConfig.colorMode,
    hideNavbarOnScroll: themeConfig.navbar.hideOnScroll,
    hasVersions,
    announcementIds: announcementBar?.isCloseable ? announcements.map(({id}) => id) : null,
    consent: {
      ask: customFields.analytics !== undefined,
      revision: consentRevision(customFields.analytics),
    },
  }
}

/** What the files that it loads have to know. */
export function onDemandSettingsOf(config: SiteConfig): Omit<OnDemandSettings, 'consentCategories'> {
  const {customFields} = schema.parse(config)
  return {
    baseUrl: config.baseUrl,
    origin: new URL(config.url).origin,
    analytics: customFields.analytics ?? null,
    hosted: hostedOf(customFields.search, customFields.slug),
    frameworkVersion: DOCUSAURUS_VERSION,
  }
}

/** What decides about what the site stores, besides analytics. @param hasVersions as above. */
export function consentUsesOf(config: SiteConfig, hasVersions: boolean): Omit<StorageUses, 'analytics'> {
  const {themeConfig, customFields} = schema.parse(config)
  return {
    colorModeSwitch: !themeConfig.colorMode.disableSwitch,
    announcement: themeConfig.announcementBar?.isCloseable === true,
    offline: customFields.offline,
    versions: hasVersions,
    hostedSearch: customFields.search.hosted !== undefined,
  }
}
