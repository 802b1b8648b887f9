import {brand} from './brand'
import {skills} from './skills'
import {hasDoc, trees} from './trees'
import {exampleContext} from '../data/exampleContext'
import {offered} from '../data/offer/offered'
import {service} from '../data/offer/versions'
import {verified} from '../data/verified'
import {siteAddress} from '../lib/siteAddress'
import type {MarkdownOptions} from '../publish/markdown'
import type {ContentSignals} from '../publish/robotsTxt'

const site = siteAddress(brand)

/** `Keycloak 26.5.6, orgs 0.144`: what most pages were tested on. */
function usualVersions(): string {
  const counts = new Map<string, number>()
  for (const {versions} of Object.values(verified)) {
    const text = versions.join(', ')
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? `Keycloak ${service.server}`
}

/** `orgs 0.167`, for each extension of the service. */
const serviceVersions = Object.entries(service.extensions).map(([name, version]) => `${name} ${version}`)

const ORGANIZATIONS =
  "An organization on this site is one of the organizations extension, with endpoints below `/realms/{realm}/orgs`. It isn't one of the Organizations feature that is built into Keycloak, which has endpoints below `/admin/realms/{realm}/organizations`. Don't mix their endpoints, token claims, or settings."

const instructions = [
  `These pages are about Keycloak with extensions. Most examples were tested on ${usualVersions()}. The front matter of a page says on which versions it was tested (\`tested_on\`) and when (\`tested\`). If it says neither, the page wasn't tested automatically.`,
  `The hosted service runs Keycloak ${service.server} with these extensions: ${serviceVersions.join(', ')}. Ask which versions the user's server runs if an answer depends on them.`,
  ...(hasDoc('/docs/organizations/') ? [ORGANIZATIONS] : []),
  "Never put a client secret, an administrator's password, or a service account's token into code that runs in a browser or on a phone. Applications there are public clients, which use the authorization code flow with PKCE.",
  `In examples, \`${exampleContext.baseUrl}\` is the address of the user's server, and \`${exampleContext.realm}\` is the realm. Replace both.`,
  `The API ${offered.extensionsApi ? 'of the extensions' : 'of the provider'} is described in \`${site}/openapi.yaml\` and \`${site}/openapi.json\`. The Markdown of an operation ends with its part of the description.`,
]

/** The parts of the site, in the order in which the index lists them. */
const parts: MarkdownOptions['parts'] = [
  {label: 'Docs', path: '/docs/', tree: 'default', isInRoot: true, hasSections: true},
  {label: 'Guides', path: '/guides/', tree: 'guides', isInRoot: true, hasSections: false},
  {label: 'Articles', path: '/articles/', tree: 'articles', isInRoot: true, hasSections: false},
  {label: 'API reference', path: '/api/', tree: 'api', isInRoot: false, hasSections: true},
  {label: 'Blog', path: '/blog/', isInRoot: false, hasSections: false},
  {label: 'Product and company', path: '/', isInRoot: true, hasSections: false},
]

/** Pages as Markdown, and what helps programs to find them. */
export const markdownOptions: MarkdownOptions = {
  brand,
  instructions,
  verified,
  skills,
  api: {overview: `/api/${brand.slug}-admin-rest-api/`, conventions: '/docs/api-description/'},
  parts: parts.filter(({path}) => path === '/' || trees.some(({routeBase}) => routeBase === path)),
}

/** The pages are for everyone, and an answer that rests on them is better than one that doesn't. */
export const contentSignals: ContentSignals = {search: true, aiInput: true, aiTrain: true}
