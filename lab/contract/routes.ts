import {execFile} from 'node:child_process'
import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'
import type {Operation} from '../../src/reference/description/description.build'

const run = promisify(execFile)

const SERVICES = 'META-INF/services/org.keycloak.services.resource.RealmResourceProviderFactory'
const VERBS = 'GET|POST|PUT|PATCH|DELETE'

/** Factory of a resource below the realm's address, as the extension registers it, to its path and its first class. */
const ROOTS: Record<string, {path: string; resource: string}> = {
  'io.phasetwo.service.resource.OrganizationResourceProviderFactory': {
    path: '/orgs',
    resource: 'io.phasetwo.service.resource.OrganizationsResource',
  },
  'io.phasetwo.service.resource.UserResourceProviderFactory': {
    path: '/users',
    resource: 'io.phasetwo.service.resource.UserResource',
  },
  'io.phasetwo.keycloak.resources.EventsResourceProviderFactory': {
    path: '/events',
    resource: 'io.phasetwo.keycloak.resources.EventsResource',
  },
  'io.phasetwo.keycloak.resources.RealmAttributesResourceProviderFactory': {
    path: '/attributes',
    resource: 'io.phasetwo.keycloak.resources.RealmAttributesResource',
  },
  'io.phasetwo.keycloak.resources.WebhooksResourceProviderFactory': {
    path: '/webhooks',
    resource: 'io.phasetwo.keycloak.resources.WebhooksResource',
  },
  'io.phasetwo.keycloak.magic.resources.MagicLinkResourceProviderFactory': {
    path: '/magic-link',
    resource: 'io.phasetwo.keycloak.magic.resources.MagicLinkResource',
  },
  'io.phasetwo.keycloak.magic.rest.MagicLinkContinuationStatusProviderFactory': {
    path: '/magic-link-continuation',
    resource: 'io.phasetwo.keycloak.magic.rest.MagicLinkContinuationStatusProvider',
  },
}

/** Routes that a server has and the description leaves out, each with the reason. */
export const LEFT_OUT: Record<string, string> = {
  'POST /orgs/{}/idps/ldap': 'Answers 204 and does nothing: its code is a list of comments.',
}

/** A method of a resource class, as JAX-RS sees it. */
type Method = {verb?: string; path?: string; returns: string}

/** What `javap -v` prints of one class, as the methods that JAX-RS would call. */
export function readMethods(javap: string): Method[] {
  // What follows the methods is about the class.
  return javap
    .replace(/\n\}[\s\S]*$/, '')
    .split(/\n(?= {2}\S.*\(.*\).*;\n {4}descriptor: )/)
    .slice(1)
    .map((text) => ({
      returns:
        /^ {2}(?:public |protected |final |static )*([\w.$<>, ?]+?) [\w$]+\(/.exec(text)?.[1]?.replace(/<.*/, '') ?? '',
      verb: new RegExp(`^ +jakarta\\.ws\\.rs\\.(${VERBS})$`, 'm').exec(text)?.[1],
      path: /^ +jakarta\.ws\.rs\.Path\(\s*value="([^"]*)"/m.exec(text)?.[1],
    }))
    .filter(({verb, path: own}) => verb !== undefined || own !== undefined)
}

function joined(base: string, part = ''): string {
  const path = part.replace(/^\/|\/$/g, '')
  return path ? `${base}/${path}` : base
}

/** A route with its parameters' names left out, for comparing: sources and description name them differently. */
export function routeOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`
}

async function walk(base: string, methodsOf: (name: string) => Promise<Method[]>, name: string): Promise<string[]> {
  const routes: string[] = []
  for (const {verb, path: own, returns} of await methodsOf(name)) {
    if (verb) routes.push(routeOf(verb, joined(base, own)))
    else routes.push(...(await walk(joined(base, own), methodsOf, returns)))
  }
  return routes
}

/**
 * Every route that the extensions in a folder of jars add to a realm, read from the annotations of their classes.
 * @throws Error for a resource that is not known here: nobody has looked whether the description has it.
 */
export async function routesOfJars(jars: readonly string[], javaHome: string): Promise<string[]> {
  const tool = (name: string) => path.join(javaHome, 'bin', name)
  const classPath = jars.join(path.delimiter)
  const methodsOf = async (name: string) => {
    const {stdout} = await run(tool('javap'), ['-v', '-p', '-cp', classPath, name], {maxBuffer: 64 * 1024 * 1024})
    return readMethods(stdout)
  }
  const routes: string[] = []
  for (const jar of jars) {
    for (const factory of await factoriesOf(jar, tool('jar'))) {
      const root = ROOTS[factory]
      if (!root)
        throw new Error(`${path.basename(jar)} has the resource ${factory}, which lab/contract/routes.ts doesn't know.`)
      routes.push(...(await walk(root.path, methodsOf, root.resource)))
    }
  }
  return [...new Set(routes)].sort()
}

async function factoriesOf(jar: string, jarTool: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'routes-'))
  try {
    await run(jarTool, ['xf', jar, SERVICES], {cwd: folder})
    const text = await readFile(path.join(folder, SERVICES), 'utf8').catch(() => '')
    return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

/** What a server offers and the description lacks, and the reverse. */
export function drift(
  routes: readonly string[],
  operations: readonly Operation[],
): {undescribed: string[]; unknown: string[]} {
  const described = new Set(operations.map(({method, path: own}) => routeOf(method, own)))
  const offered = new Set(routes)
  return {
    undescribed: routes.filter((route) => !described.has(route) && !(route in LEFT_OUT)),
    unknown: operations
      .filter((operation) => operation['x-proven'] !== 'source')
      .map(({method, path: own}) => routeOf(method, own))
      .filter((route) => !offered.has(route)),
  }
}
