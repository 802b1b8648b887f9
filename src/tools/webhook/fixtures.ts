import fixtures from './fixtures/deliveries.json'

/** A delivery that a server sent. @property server version of Keycloak. 26.5.6 ran events 0.55, the others ran 0.59. */
export type Recorded = {server: string; algorithm: string; body: string; signature: string; secret: string}

/** Deliveries of test realms. Their secret signs nothing else. */
export const deliveries: readonly Recorded[] = fixtures.deliveries.map((delivery) => ({
  ...delivery,
  secret: fixtures.secret,
}))

/** The delivery of a type. @throws Error if there is none. */
export function deliveryOf(type: string, algorithm = 'HmacSHA256'): Recorded {
  const found = deliveries.find((one) => one.body.includes(`"type":"${type}"`) && one.algorithm === algorithm)
  if (found) return found
  throw new Error(`fixtures/deliveries.json has no delivery of the type ${type} with ${algorithm}.`)
}
