import type {Variant} from './fixtureSite'

/** The environment variable that tells tests where a variant of the fixture site is served. */
export const addressVariable = (variant: Variant): string => `SITE_FIXTURE_${variant.toUpperCase()}`
