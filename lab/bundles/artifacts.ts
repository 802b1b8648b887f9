/** One file of a package registry. */
export type Artifact = {
  /** `group:artifact:version`, with `:type` where it is no jar. */
  coordinates: string
  /** Of the file, lower-case hex. A file with another sum is never used. */
  sha256: string
}

/** The server distributions, by version. */
export const servers = {
  '26.5.6': {
    coordinates: 'org.keycloak:keycloak-quarkus-dist:26.5.6:tar.gz',
    sha256: 'fa3dd5df90b9ac006712c2f0991be4e8a6cb30ac538e0439ce2f45fc40f4c692',
  },
  '26.6.4': {
    coordinates: 'org.keycloak:keycloak-quarkus-dist:26.6.4:tar.gz',
    sha256: '386b566bbea05527226e275c43e5cf6f218896ad2441ac4be5c39f1226772e8f',
  },
  '26.7.3': {
    coordinates: 'org.keycloak:keycloak-quarkus-dist:26.7.3:tar.gz',
    sha256: '77657f30b7e90d70f727712ce1c967f430fd6a5e9f458d32d8c6df0635345f47',
  },
} as const satisfies Record<string, Artifact>

/** A version of the server that the lab can fetch. */
export type ServerVersion = keyof typeof servers

/** The extensions that the registry has, and the libraries that they need in `providers/`. */
export const jars = {
  'orgs 0.144': {
    coordinates: 'io.phasetwo.keycloak:keycloak-orgs:0.144',
    sha256: '59614f9d22dc4cb328b1c9c0ea4eae1141f9f8947831bc372ce6a7acc56267f5',
  },
  'events 0.55': {
    coordinates: 'io.phasetwo.keycloak:keycloak-events:0.55',
    sha256: '432108b950b2806e9448266c3b3259b8e9b46c32abfe6029c95e7475c07cb51e',
  },
  'events 0.59': {
    coordinates: 'io.phasetwo.keycloak:keycloak-events:0.59',
    sha256: '24900f3eb2ac481455766b9f68074e0ce3924c9b41a382dfc38797bc4954a17d',
  },
  'wildfly-client-config 1.0.1.Final': {
    coordinates: 'org.wildfly.client:wildfly-client-config:1.0.1.Final',
    sha256: '80a4e963ce94ebb043ecb0f2c0e77d327f23dc87d81350b863752eedfa2c3bb3',
  },
  'dnsjava 3.6.5': {
    coordinates: 'dnsjava:dnsjava:3.6.5',
    sha256: 'd1208e39e4ba17ec643ac5832b8b17dcaf5e3ae28f8c65904a755e23523cd94a',
  },
} as const satisfies Record<string, Artifact>

/** What the lab runs in addition to the server. */
export const tools = {
  'unboundid-ldapsdk': {
    coordinates: 'com.unboundid:unboundid-ldapsdk:7.0.3',
    sha256: '7f1b9141f2c955d3a03b3f5da2c450bd616826e921a87fc19264a3f22b35e2fb',
  },
} as const satisfies Record<string, Artifact>

/** A jar that the lab can fetch. */
export type JarName = keyof typeof jars

/** The name of the file that an artifact is kept in. */
export function fileNameOf({coordinates}: Artifact): string {
  const [, artifact = '', version = '', type = 'jar'] = coordinates.split(':')
  return `${artifact}-${version}.${type}`
}
