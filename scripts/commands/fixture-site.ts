import {SiteError} from '../../src/lib/problem'
import {buildFixtureSite, variants, type Variant} from '../lib/fixtureSite'
import {serveBuild} from '../lib/serveBuild'

function isVariant(name: string): name is Variant {
  return variants.some((variant) => variant === name)
}

/** Builds what has changed of one variant of the fixture site, and serves it on a free port. */
export async function main([variant = '']: readonly string[]): Promise<number> {
  if (!isVariant(variant)) {
    throw new SiteError({
      what: `The fixture site has no variant "${variant}".`,
      allowed: variants.join(', '),
      fix: 'For example: npm run fixture-site -- system',
    })
  }
  await serveBuild(await buildFixtureSite(variant), 0)
  return 0
}
