import type {Brand} from '../../../src/data/types'

/** A host without `www.`. */
const bare = (domain: string): string => domain.replace(/^www\./, '')

/** `Ação Chaves` as `acao-chaves`. A name without Latin letters has no slug of its own. */
function slugOf(name: string): string {
  const latin = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'provider'
}

/**
 * What a field of the brand is if the user types nothing: a value that follows from the answers before it, or the present value
 * if the name stays. Addresses end in `.example`, which belongs to nobody.
 * @param answers what was answered so far.
 */
export function suggestedField(
  field: 'name' | 'slug' | 'legalName' | 'domain' | 'supportEmail',
  current: Brand,
  answers: Readonly<Record<string, string>>,
): string {
  const {name = current.name, slug = slugOf(name), domain = `www.${slug}.example`} = answers
  if (name === current.name) return current[field]
  return {name, slug, legalName: name, domain, supportEmail: `support@${bare(domain)}`}[field]
}

/** The address of a link on another host of the provider: `https://dash.a.example/` becomes `https://dash.b.example/`. */
export const suggestedLink = (link: string, current: Brand, domain: string): string =>
  link.replaceAll(bare(current.domain), bare(domain))
