import {quoted, type Finding} from '../report'
import {oldOptions} from './oldOptions'
import {PAGES} from './pages'
import type {CurrentOption} from './current'

/** What is wrong with the options that the reader sets today. */
export function currentFindingsOf(options: readonly CurrentOption[]): Finding[] {
  const value = new Map(options.map((option) => [option.option, option.value]))
  return [...value].flatMap(([option, set]) => oldFindings(option, set)).concat(combinations(value))
}

function oldFindings(option: string, value: string): Finding[] {
  const old = oldOptions.find((candidate) => candidate.option === option)
  if (!old) return []
  return [
    {
      kind: 'finding',
      severity: old.removed === undefined ? 'warning' : 'error',
      title:
        old.removed === undefined
          ? `\`${option}\` is deprecated since ${old.deprecated ?? 'an earlier release'}.`
          : `\`${option}\` doesn’t exist since ${old.removed}.`,
      text: `You set it to ${value === '' ? 'nothing' : quoted(value)}. As an argument of \`kc.sh\`, it ends the start. As a variable, it only causes a warning and has no effect.`,
      fix: old.instead(value),
      page: PAGES.upgrades,
    },
  ]
}

const warning = (title: string, fix: string, severity: Finding['severity'] = 'warning'): Finding => ({
  kind: 'finding',
  severity,
  title,
  fix,
  page: PAGES.hostname,
})

function combinations(value: ReadonlyMap<string, string>): Finding[] {
  const found: Finding[] = []
  const path = pathOf(value.get('hostname') ?? '')
  const relative = (value.get('http-relative-path') ?? '').replace(/\/+$/, '')
  if (path !== '' && relative === '')
    found.push(
      warning(
        '`hostname` has a path, and `http-relative-path` isn’t set.',
        `Set \`http-relative-path\` to ${quoted(path)} when you build the server, unless the proxy removes the path.`,
      ),
    )
  else if (path !== relative && value.has('hostname') && value.has('http-relative-path'))
    found.push(
      warning(
        '`hostname` and `http-relative-path` have different paths.',
        'Use the same path, unless the proxy changes it.',
      ),
    )
  if (value.has('proxy-headers') && value.get('proxy-protocol-enabled') === 'true')
    found.push(
      warning(
        '`proxy-headers` and `proxy-protocol-enabled` exclude each other.',
        'Keep the one that the proxy sends.',
        'error',
      ),
    )
  if (value.get('hostname-strict') === 'false' && !value.has('hostname'))
    found.push(
      warning(
        'The host name comes from each request.',
        'Set `hostname`. Otherwise, a client can choose where links in emails lead.',
        'error',
      ),
    )
  if (value.get('hostname-debug') === 'true')
    found.push(warning('The debug page is public.', 'Remove `hostname-debug` when you’re done.'))
  if ((value.get('features') ?? '').includes('hostname:v1'))
    found.push(
      warning('The feature `hostname:v1` doesn’t exist since 26.0.', 'Remove it, and set `hostname`.', 'error'),
    )
  return found
}

const pathOf = (hostname: string): string =>
  URL.canParse(hostname) ? new URL(hostname).pathname.replace(/\/+$/, '') : ''
