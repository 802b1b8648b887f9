import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {describe, expect, it} from 'vitest'
import {parse} from 'yaml'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'
import {proofRecord} from '../../src/data/verified'

const FOLDER = path.join(ROOT, 'samples/kubernetes')

type Validator = {(data: unknown): boolean; errors?: unknown}

/** By kind: the schema's file in the package, whose classes would copy a manifest before they look at it. */
const SCHEMAS = new Map([
  ['ConfigMap', 'IoK8sApiCoreV1ConfigMap'],
  ['Namespace', 'IoK8sApiCoreV1Namespace'],
  ['Service', 'IoK8sApiCoreV1Service'],
  ['StatefulSet', 'IoK8sApiAppsV1StatefulSet'],
  ['Ingress', 'IoK8sApiNetworkingV1Ingress'],
  ['NetworkPolicy', 'IoK8sApiNetworkingV1NetworkPolicy'],
  ['PodDisruptionBudget', 'IoK8sApiPolicyV1PodDisruptionBudget'],
])

const schemaModule = z.object({validate: z.custom<Validator>((value) => typeof value === 'function')})

const read = (file: string): unknown => parse(readFileSync(path.join(FOLDER, file), 'utf8'))
const manifests = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')

/** Reads a value and says which of its fields nobody read: the schemas don't forbid fields that they don't know. */
function watch(value: unknown, place: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const watched: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {}
  for (const [key, child] of Object.entries(value)) {
    const here = `${place}/${key}`
    const seen = watch(child, here, unread)
    unread.add(here)
    Object.defineProperty(watched, key, {
      enumerable: true,
      get() {
        unread.delete(here)
        return seen
      },
    })
  }
  return watched
}

/** What is wrong with a manifest, by the schema of its kind. */
async function faultsOf(manifest: unknown): Promise<string[]> {
  const {kind} = z.looseObject({kind: z.string()}).parse(manifest)
  const schema = SCHEMAS.get(kind)
  if (!schema) return [`no schema for the kind ${kind}`]
  const file = path.join(ROOT, 'node_modules/kubernetes-models/_schemas', `${schema}.mjs`)
  const {validate} = schemaModule.parse({...(await import(pathToFileURL(file).href))})
  const unread = new Set<string>()
  const isValid = validate(watch(manifest, '', unread))
  return [
    ...(isValid ? [] : [JSON.stringify(validate.errors)]),
    ...[...unread].map((field) => `unknown field ${field}`),
  ]
}

const labels = z.record(z.string(), z.string())
const workload = z.object({
  spec: z.object({
    selector: z.object({matchLabels: labels}),
    serviceName: z.string(),
    template: z.object({
      metadata: z.object({labels}),
      spec: z.object({
        containers: z.tuple([
          z.object({image: z.string(), ports: z.array(z.object({name: z.string(), containerPort: z.number()}))}),
        ]),
      }),
    }),
  }),
})

describe('the manifests that the page on Kubernetes shows', () => {
  it.each(manifests)('%s is what Kubernetes takes', async (file) => expect(await faultsOf(read(file))).toEqual([]))

  it('notices a wrong type, a missing field and a field that is misspelled', async () => {
    const faults = await faultsOf({
      apiVersion: 'apps/v1',
      kind: 'StatefulSet',
      spec: {replicas: '2', selector: {}, template: {spec: {containers: [{nmae: 'keycloak'}]}}},
    })
    expect(faults.join('\n')).toMatch(/replicas[^]*integer/)
    expect(faults.join('\n')).toMatch(/name/)
    expect(faults).toContain('unknown field /spec/template/spec/containers/0/nmae')
  })

  it('are all in the kustomization, and nothing else is', () => {
    const {resources} = z.object({resources: z.array(z.string())}).parse(read('kustomization.yaml'))
    expect([...resources].sort()).toEqual([...manifests].sort())
  })

  it('select the pods that there are, by ports that they have', () => {
    const {spec} = workload.parse(read('keycloak.yaml'))
    const {labels: podLabels} = spec.template.metadata
    const ports = spec.template.spec.containers[0].ports
    const front = z
      .object({
        metadata: z.object({name: z.string()}),
        spec: z.object({selector: labels, ports: z.array(z.object({targetPort: z.string()}))}),
      })
      .parse(read('service.yaml'))
    expect(podLabels).toMatchObject(spec.selector.matchLabels)
    expect(podLabels).toMatchObject(front.spec.selector)
    expect(spec.serviceName).toBe(front.metadata.name)
    expect(ports.map(({name}) => name)).toEqual(expect.arrayContaining(front.spec.ports.map((port) => port.targetPort)))
  })

  it('run the release that the pages are proven on', () => {
    const proven = Object.values(proofRecord).flatMap(({bundles}) => bundles.registry?.versions ?? [])
    const releases = new Set(proven.flatMap((version) => /^Keycloak (.+)/.exec(version)?.[1] ?? []))
    expect(releases.size).toBe(1)
    const [release = ''] = releases
    const {images} = z
      .object({images: z.array(z.object({name: z.string(), newTag: z.string()}))})
      .parse(read('kustomization.yaml'))
    const dockerfile = readFileSync(path.join(FOLDER, 'Dockerfile'), 'utf8')
    expect(images[0]?.name).toBe(workload.parse(read('keycloak.yaml')).spec.template.spec.containers[0].image)
    expect(images[0]?.newTag).toMatch(new RegExp(`^${release}-`))
    expect([...dockerfile.matchAll(/keycloak:(\S+)/g)].map(([, tag]) => tag)).toEqual([release, release])
  })
})
