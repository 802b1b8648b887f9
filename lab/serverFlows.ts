import * as z from 'zod'
import type {Lab} from './start'

const flow = z.object({
  alias: z.string(),
  topLevel: z.boolean(),
  authenticationExecutions: z.array(
    z.object({
      authenticator: z.string().optional(),
      authenticatorFlow: z.boolean(),
      flowAlias: z.string().optional(),
      requirement: z.string(),
      priority: z.number(),
    }),
  ),
})

const exported = z.object({authenticationFlows: z.array(flow)})
const providers = z.array(z.object({id: z.string(), displayName: z.string()}))
const REALM = 'as-it-comes'
const KINDS = ['authenticator-providers', 'form-action-providers', 'client-authenticator-providers', 'form-providers']

/** The flows of a realm that nobody has changed, as an export has them. */
export async function readServerFlows({http: {admin}, versions}: Pick<Lab, 'http' | 'versions'>) {
  const base = `/admin/realms/${REALM}`
  await admin.must('POST', '/admin/realms', {json: {realm: REALM, enabled: true}})
  try {
    const answer = await admin.must('POST', `${base}/partial-export?exportClients=false&exportGroupsAndRoles=false`)
    const lists = await Promise.all(KINDS.map((kind) => admin.read(`${base}/authentication/${kind}`, providers)))
    const names = lists.flat().map(({id, displayName}): [string, string] => [id, displayName])
    return {
      versions,
      ...exported.parse(answer.json),
      names: Object.fromEntries(names.sort(([a], [b]) => (a < b ? -1 : 1))),
    }
  } finally {
    await admin.delete(base)
  }
}
