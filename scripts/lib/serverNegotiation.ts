/** The content codings that the build has copies in, the best first. */
const CODINGS = [
  {coding: 'br', ending: '.br'},
  {coding: 'gzip', ending: '.gz'},
] as const

export type Coding = (typeof CODINGS)[number]

/**
 * The codings that a client takes, the best first (RFC 9110, section 12.5.3). A coding with the weight 0 is refused. `*` alone
 * is answered without a coding, as nginx, Caddy, and Apache do.
 * @param field the value of `Accept-Encoding`.
 */
export function codingsFor(field = ''): Coding[] {
  const weights = new Map(
    field.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  return CODINGS.filter(({coding}) => (weights.get(coding) ?? 0) > 0)
}

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '')

/**
 * Whether a client has the current version (RFC 9110, section 13.1.2): `*`, or a list with its tag, weak or strong.
 * @param field the value of `If-None-Match`.
 */
export function isFresh(field: string | undefined, etag: string): boolean {
  if (field === undefined) return false
  return field.trim() === '*' || field.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag))
}
