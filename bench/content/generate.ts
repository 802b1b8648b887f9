import type {BenchPage} from './page'

/** Pages in one section of the sidebar. */
const SECTION_SIZE = 25

const WORDS = [
  'access account address administrator answer application assertion attribute audience browser certificate claim client',
  'code condition console credential customer database default device directory domain event execution expiry factor',
  'federation field flow grant group header identity import invitation issuer key length link list login mapper member',
  'message method organization owner page password permission policy portal profile provider proxy query realm record',
  'redirect region request response role route scope secret server service session setting signature source state step',
  'store subject tenant test time token trust user value verifier version webhook window',
]
  .join(' ')
  .split(' ')

const VERBS = [
  'checks',
  'creates',
  'ends',
  'keeps',
  'names',
  'needs',
  'opens',
  'reads',
  'returns',
  'sends',
  'signs',
  'stores',
]

const CODE = [
  (n: number) =>
    `\`\`\`bash\ncurl -sSf https://auth.example.com/realms/acme-${n}/.well-known/openid-configuration \\\n  | jq '{issuer, token_endpoint}'\n\`\`\``,
  (n: number) =>
    `\`\`\`json title="Answer"\n{\n  "id": "client-${n}",\n  "enabled": true,\n  "redirectUris": ["https://app-${n}.example.com/*"],\n  "attributes": {"lifespan": ${n * 60}}\n}\n\`\`\``,
  (n: number) =>
    `\`\`\`js title="client.js"\nimport {connect} from './connect.js'\n\nexport async function load${n}(token) {\n  const response = await connect('/realms/acme/${n}', {headers: {authorization: \`Bearer \${token}\`}})\n  if (!response.ok) throw new Error(\`Status \${response.status}\`)\n  return response.json()\n}\n\`\`\``,
  (n: number) =>
    `\`\`\`yaml title="realm.yaml"\nrealm: acme-${n}\nclients:\n  - clientId: app-${n}\n    publicClient: true\n    standardFlowEnabled: true\n\`\`\``,
  (n: number) =>
    `\`\`\`java title="Example.java"\npublic final class Example${n} {\n  public static boolean isExpired(long expiry) {\n    return expiry < System.currentTimeMillis() / 1000L;\n  }\n}\n\`\`\``,
] as const

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Docs pages of about 700 words with headings, code, a table, a list, an admonition and links, below
 * `/docs/generated-1/` and so on. The same number gives the same pages.
 */
export function generatePages(count: number): BenchPage[] {
  return Array.from({length: count}, (_, index) => generatePage(index, count))
}

function routeOf(index: number): string {
  const section = Math.floor(index / SECTION_SIZE) + 1
  const place = index % SECTION_SIZE
  return place === 0 ? `/docs/generated-${section}/` : `/docs/generated-${section}/page-${place}/`
}

function generatePage(index: number, count: number): BenchPage {
  const random = randomNumbers(index + 1)
  const pick = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise
  const word = () => pick(WORDS, 'realm')
  const sentence = () =>
    `${sentenceCase(`the ${word()} of each ${word()} ${pick(VERBS, 'reads')} the ${word()}, and its ${word()} ${pick(VERBS, 'reads')} every ${word()} when the ${word()} ${pick(VERBS, 'reads')} the ${word()}`)}.`
  const paragraph = () => Array.from({length: 4}, sentence).join(' ')
  const neighbour = () => routeOf(Math.min(count - 1, Math.max(0, index + Math.floor(random() * 9) - 4)))
  const table = () =>
    [
      '| Name | Meaning | Default |',
      '| --- | --- | --- |',
      ...Array.from({length: 5}, () => `| \`${word()}.${word()}\` | ${sentence()} | ${Math.floor(random() * 600)} |`),
    ].join('\n')
  const part = (number: number) => [
    `## ${sentenceCase(`${word()} and ${word()}`)} ${number}`,
    paragraph(),
    pick(CODE, CODE[0])(index * 10 + number),
    `### ${sentenceCase(`${word()} of the ${word()}`)} ${number}`,
    `${paragraph()} See [the ${word()}](${neighbour()}).`,
  ]
  const name = `${sentenceCase(word())} ${word()} ${index + 1}`
  return {
    route: routeOf(index),
    tree: 'docs',
    title: name,
    label: name,
    description:
      `Page ${index + 1} of the benchmark: what the ${word()} of each ${word()} is, what it ${pick(VERBS, 'reads')}, and when.`.padEnd(
        75,
        '.',
      ),
    body: [
      paragraph(),
      ...part(1),
      `:::warning[Mind the ${word()}]\n\n${sentence()}\n\n:::`,
      ...part(2),
      table(),
      ...part(3),
      Array.from({length: 5}, () => `- ${sentence()}`).join('\n'),
    ].join('\n\n'),
  }
}
