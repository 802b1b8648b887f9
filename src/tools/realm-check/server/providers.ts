import {forEachOf, inPath, objectsOf, readJson, readPages, type Json, type Reading} from './reading'

const PROVIDERS = {part: 'identityProviders', role: 'view-identity-providers'} as const
const MAPPERS = {part: 'identityProviderMappers', role: 'view-identity-providers'} as const
/** Identity providers whose mappers are read. */
const MOST_PROVIDERS = 500

/** The identity providers and their mappers, as in an export. */
export async function readProviders(reading: Reading): Promise<Json> {
  const path = '/identity-provider/instances'
  const identityProviders = await readPages(reading, `${path}?briefRepresentation=false`, PROVIDERS)
  if (identityProviders === undefined) {
    reading.unread.set('identityProviderMappers', reading.unread.get('identityProviders') ?? '')
    return {}
  }
  const identityProviderMappers: Json[] = []
  await forEachOf(reading, identityProviders, {part: MAPPERS.part, most: MOST_PROVIDERS}, async (provider) => {
    const alias = inPath(provider, 'alias')
    identityProviderMappers.push(...objectsOf(await readJson(reading, `${path}/${alias}/mappers`, MAPPERS)))
  })
  return {identityProviders, identityProviderMappers}
}
