/** A part of the sample that a provider may not have. */
export type Part = {
  /** What the question says after "Do you have". */
  question: string
  /** Globs of its files, which are removed. */
  files?: readonly string[]
  /** Paths of its pages. One that ends in a slash stands for all pages below it, too. */
  addresses?: readonly string[]
  /** Paths below them whose pages stay. */
  except?: readonly string[]
  /** Paths below them that stay with all pages below. */
  kept?: readonly string[]
  /** The fields of `brand.links` that lead to it. */
  links?: readonly string[]
  /** Documents and folders in a sidebar, by the sidebar's file. */
  entries?: Readonly<Record<string, readonly string[]>>
  /** Where links go that the code requires. Default: nowhere, and a person chooses. */
  instead?: string
  /** Its flag in `src/data/offer/offered.ts`. */
  flag?: string
  /** A word that gives it away in texts that were written by hand. */
  word?: RegExp
}

/** What `npm run adopt` can remove. To add a part, list its files and addresses: links to them are found. */
export const parts = {
  docs: {
    question: 'the pages of the documentation',
    files: ['docs/**', '!docs/introduction/{glossary,index}.mdx', '{lab,src}/**/*.docs.test.ts'],
    addresses: ['/docs/'],
    except: ['/docs/', '/docs/introduction/', '/docs/introduction/glossary/'],
    instead: '/docs/introduction/',
  },
  posts: {
    question: 'blog posts of the sample',
    files: ['blog/*'],
    addresses: ['/blog/'],
    instead: '/docs/audit-logs/webhooks/',
  },
  articles: {
    question: 'the articles',
    files: ['articles/**'],
    addresses: ['/articles/'],
    instead: '/docs/sessions/token-claims/#choose-a-mapper',
  },
  guides: {question: 'the guides', files: ['guides/**'], addresses: ['/guides/'], instead: '/docs/upgrades/'},
  affiliate: {
    question: 'an affiliate program',
    files: ['docs/affiliate.mdx'],
    addresses: ['/docs/affiliate/'],
    entries: {'sidebars.ts': ['affiliate']},
    word: /\baffiliate/i,
  },
  support: {
    question: 'support for Keycloak on the customers’ own servers',
    files: ['src/pages/{support,pricing/support,product/onprem}/**', 'src/kit/templates/Engagement/**'],
    addresses: ['/support/', '/pricing/support/', '/product/onprem/'],
    instead: '/contact/',
    flag: 'support',
    word: /\benterprise support\b|\bsupport for your own servers\b/i,
  },
  calculators: {
    question: 'calculators of prices and credits',
    addresses: ['/pricing/#calculator', '/company/sla/#calculator', '/hosting/self-host-vs-managed/#worksheet'],
    flag: 'calculators',
    word: /\bcalculator|\bworksheet/i,
  },
  samples: {
    question: 'sample applications to download',
    files: ['samples/**', 'tests/samples/**'],
    addresses: ['/samples/'],
    flag: 'samples',
  },
  dashboard: {
    question: 'a self-serve dashboard',
    files: [
      'docs/self-service/**',
      'docs/getting-started/dashboard.mdx',
      'docs/service/dashboard.mdx',
      'src/pages/access/**',
    ],
    addresses: ['/docs/self-service/', '/docs/getting-started/dashboard/', '/docs/service/dashboard/', '/access/'],
    links: ['dashboard'],
    flag: 'dashboard',
    instead: '/contact/',
    entries: {'sidebars.ts': ['self-service', 'dashboard']},
    word: /\bdashboard/i,
  },
  trustCenter: {question: 'a trust center', links: ['trustCenter'], word: /\btrust center/i},
  video: {question: 'a video channel', links: ['video']},
  blogPlatform: {question: 'posts on another platform', links: ['blogPlatform']},
} as const satisfies Record<string, Part>

/** The sample's API. It is replaced and not removed, because the reference needs a description. */
export const sampleApi: Part = {
  question: 'the API of the sample',
  files: [
    'openapi/{paths,shared}/**',
    'openapi/redocly.yaml',
    'lab/proof/request.test.ts',
    'src/reference/pages/tryIt.build.test.ts',
    'tests/build/{console,operationValues}.test.ts',
    'tests/contract/**/*.test.ts',
    'tests/openapi/{contract,description,generated,mistakes,postman,typescript}.test.ts',
  ],
  addresses: ['/api/'],
  except: ['/api/'],
  instead: '/docs/introduction/',
  flag: 'extensionsApi',
}

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts).filter((name): name is PartName => Object.hasOwn(parts, name))

/** The documentation without the folders and pages that stay. @param kept their paths below `docs`, such as `sso`. */
const docsBut = (kept: readonly string[]): Part => ({
  ...parts.docs,
  files: [...parts.docs.files, ...kept.map((name) => `!docs/${name}{/**,.mdx}`)],
  kept: kept.map((name) => `/docs/${name}/`),
})

/** The parts to remove. @param earlier those that are gone already. */
export const removedParts = (
  {remove, keepDocs = [], api}: {remove: readonly PartName[]; keepDocs?: readonly string[]; api?: string | undefined},
  earlier: readonly string[] = [],
): readonly Part[] => [
  ...remove
    .filter((name) => !earlier.includes(name))
    .map((name): Part => (name === 'docs' && keepDocs.length > 0 ? docsBut(keepDocs) : parts[name])),
  ...(api === undefined || earlier.includes('api') ? [] : [sampleApi]),
]
