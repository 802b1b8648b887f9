import {describe, expect, it} from 'vitest'
import backChannelLogout from './declarations/back-channel-logout'
import bruteForce from './declarations/brute-force-protection'
import createClient from './declarations/create-client'
import {fakeRealm, type FakeRealm} from './fixtures/fakeRealm'
import {readLog} from './log'
import {admin, found, query, secret, type Procedure} from './procedure'
import {doStep, planStep} from './run'
import {progress, resumeRun, startRun} from './runLog'
import type {Plan, Run} from './runTypes'
import {irreversible, planUndo, undoable, undoNext} from './undo'

const SECRET = 'only-in-memory-0123456789'

function start(procedure: Procedure, {call}: FakeRealm, saved: string[] = []): Run {
  const secrets = {key: SECRET}
  const save: Run['save'] = (log) => saved.push(JSON.stringify(log))
  return startRun(procedure, {server: 'https://auth.example.com', realm: 'acme', values: {}, secrets, call, save})
}

async function changeOf(plan: Promise<Plan | undefined>): Promise<Extract<Plan, {kind: 'change'}>> {
  const made = await plan
  if (made?.kind === 'change') return made
  throw new Error(JSON.stringify(made))
}

/** A procedure with one step about the client `acme-web`. */
const about = (step: Partial<ReturnType<Procedure['steps']>[number]>): Procedure => ({
  ...backChannelLogout,
  name: 'trial',
  steps: () => [
    {
      title: 'Change the client',
      console: [],
      what: 'the client acme-web',
      name: 'acme-web',
      find: {path: query(admin('clients'), {clientId: 'acme-web'}), where: {clientId: 'acme-web'}},
      want: {},
      update: {method: 'PUT', path: admin('clients', found())},
      ...step,
    },
  ],
})

const writes = ({method}: {method: string}): boolean => method !== 'GET'

describe('a step', () => {
  it('shows a change, sends it once, and has nothing to do afterwards', async () => {
    const realm = fakeRealm()
    const run = start(createClient, realm)
    const plan = await changeOf(planStep(run, 0))
    expect(plan).toMatchObject({action: 'create', requests: [{method: 'POST', path: '/admin/realms/acme/clients'}]})
    expect(plan.changes).toContainEqual({path: 'clientId', after: 'acme-react', removes: []})
    expect(realm.writes).toEqual([])
    expect(await doStep(run, plan)).toMatchObject({kind: 'done', status: 201})
    expect(realm.writes).toEqual(['POST /admin/realms/acme/clients'])
    expect(await planStep(run, 0)).toMatchObject({kind: 'done', text: 'Nothing to change'})
    expect(progress(run)).toMatchObject({done: ['Create the client'], open: []})
  })

  it('keeps the members that it isn’t about', async () => {
    const realm = fakeRealm()
    const run = start(backChannelLogout, realm)
    await doStep(run, await changeOf(planStep(run, 0)))
    expect(realm.clients.get('id-1')).toMatchObject({secret: 'a-secret-of-the-server'})
  })

  it('stops if something that it needs is missing', async () => {
    const realm = fakeRealm()
    realm.clients.clear()
    expect(await planStep(start(backChannelLogout, realm), 0)).toMatchObject({
      kind: 'stopped',
      problem: {kind: 'missing', text: 'The realm doesn’t have the client acme-web, and this step changes it.'},
    })
  })

  it('refuses to act if the realm has changed since the diff was shown', async () => {
    const realm = fakeRealm()
    const run = start(bruteForce, realm)
    const plan = await changeOf(planStep(run, 0))
    realm.settings = {...realm.settings, failureFactor: 7}
    expect(await doStep(run, plan)).toMatchObject({kind: 'stopped', problem: {kind: 'changed'}})
    expect(realm.writes).toEqual([])
  })

  it('sends nothing if another tab has done it', async () => {
    const realm = fakeRealm()
    const [one, other] = [start(createClient, realm), start(createClient, realm)]
    const [plan, second] = [await changeOf(planStep(one, 0)), await changeOf(planStep(other, 0))]
    await doStep(one, plan)
    expect(await doStep(other, second)).toMatchObject({kind: 'done', text: 'Nothing to change'})
    expect(realm.writes).toHaveLength(1)
    expect(undoable(other)).toEqual([])
  })

  it('asks for the name before it removes an element of a list', async () => {
    const realm = fakeRealm()
    realm.clients.set('id-1', {id: 'id-1', clientId: 'acme-web', redirectUris: ['https://old.example/']})
    const run = start(about({want: {redirectUris: ['https://new.example/']}}), realm)
    const plan = await changeOf(planStep(run, 0))
    expect(plan).toMatchObject({mustType: 'acme-web', changes: [{removes: ['https://old.example/']}]})
    expect(await doStep(run, plan, 'acme')).toMatchObject({kind: 'stopped', problem: {kind: 'untyped'}})
    expect(realm.writes).toEqual([])
    expect(await doStep(run, plan, 'acme-web')).toMatchObject({kind: 'done'})
  })

  it('says that a deletion can’t be undone', async () => {
    const realm = fakeRealm()
    const remove = {method: 'DELETE', path: admin('clients', found())} as const
    const run = start(about({want: 'absent', remove, final: 'It’s gone.'}), realm)
    const plan = await changeOf(planStep(run, 0))
    expect(plan).toMatchObject({action: 'remove', mustType: 'acme-web', final: 'It’s gone.'})
    await doStep(run, plan, 'acme-web')
    expect(realm.clients.size).toBe(0)
    expect([undoable(run), irreversible(run)]).toMatchObject([[], [{final: 'It’s gone.'}]])
  })

  it('stops if two objects match', async () => {
    const realm = fakeRealm()
    realm.clients.set('id-9', {id: 'id-9', clientId: 'acme-web'})
    expect(await planStep(start(backChannelLogout, realm), 0)).toMatchObject({
      kind: 'stopped',
      problem: {kind: 'unexpected', text: 'The realm has 2 objects that match the client acme-web.'},
    })
  })

  it('notices a change that the server accepted and didn’t make', async () => {
    const realm = fakeRealm()
    const run = start(bruteForce, realm)
    const plan = await changeOf(planStep(run, 0))
    realm.fail(writes, {status: 204, body: undefined})
    expect(await doStep(run, plan)).toMatchObject({kind: 'stopped', problem: {kind: 'unexpected'}})
  })
})

describe('secrets', () => {
  const withSecret = about({want: {secret: secret('key')}, create: {method: 'POST', path: admin('clients')}})

  it('reach the server, but neither the diff nor the log', async () => {
    const realm = fakeRealm()
    realm.clients.clear()
    const saved: string[] = []
    const run = start(withSecret, realm, saved)
    const plan = await changeOf(planStep(run, 0))
    expect(JSON.stringify(plan)).not.toContain(SECRET)
    await doStep(run, plan)
    expect([...realm.clients.values()]).toContainEqual(expect.objectContaining({secret: SECRET}))
    expect(saved.length).toBeGreaterThan(0)
    expect(saved.join()).not.toContain(SECRET)
  })

  it('of the server are masked in the diff and in the log', async () => {
    const realm = fakeRealm()
    const saved: string[] = []
    const run = start(about({want: {enabled: true}}), realm, saved)
    const plan = await changeOf(planStep(run, 0))
    await doStep(run, plan)
    expect(JSON.stringify([plan, saved])).not.toContain('a-secret-of-the-server')
  })
})

describe('a server that stops half way', () => {
  const gone = {failure: 'The browser got no response.'}

  it('stops the run, and a reload finds out that the change was made', async () => {
    const realm = fakeRealm()
    const saved: string[] = []
    const run = start(createClient, realm, saved)
    const plan = await changeOf(planStep(run, 0))
    realm.fail(writes, gone, 'after')
    expect(await doStep(run, plan)).toMatchObject({kind: 'stopped', problem: {kind: 'unanswered'}})
    expect(progress(run)).toMatchObject({unclear: ['Create the client']})
    const log = readLog(saved.at(-1) ?? null)
    if (!log) throw new Error('The log can’t be read.')
    const later = resumeRun(createClient, log, {secrets: {}, call: realm.call, save: () => undefined})
    expect(await planStep(later, 0)).toMatchObject({kind: 'done'})
    expect(undoable(later)).toMatchObject([{action: 'create', state: 'done', found: {id: 'id-2'}}])
    expect(await undoNext(later, await changeOf(planUndo(later)))).toMatchObject({kind: 'done'})
    expect(realm.clients.size).toBe(1)
  })

  it('keeps nothing of a change that the server refused', async () => {
    const realm = fakeRealm()
    const run = start(createClient, realm)
    const plan = await changeOf(planStep(run, 0))
    realm.fail(writes, {status: 403, body: {error: 'Forbidden'}})
    expect(await doStep(run, plan)).toMatchObject({kind: 'stopped', problem: {kind: 'refused', status: 403}})
    expect(run.log.entries).toEqual([])
    expect(await doStep(run, plan)).toMatchObject({kind: 'done'})
  })
})

describe('undo', () => {
  it('brings back previous values, and values that weren’t there', async () => {
    const realm = fakeRealm()
    const before = structuredClone(realm.settings)
    const run = start(bruteForce, realm)
    await doStep(run, await changeOf(planStep(run, 0)))
    expect(await undoNext(run, await changeOf(planUndo(run)))).toMatchObject({kind: 'done'})
    expect(realm.settings).toMatchObject(before)
    expect(realm.settings).toMatchObject({waitIncrementSeconds: null})
    expect(await planUndo(run)).toBeUndefined()
    expect(progress(run)).toMatchObject({undone: ['Turn on temporary locks']})
  })

  it('leaves an object alone that was changed again', async () => {
    const realm = fakeRealm()
    const run = start(bruteForce, realm)
    await doStep(run, await changeOf(planStep(run, 0)))
    realm.settings = {...realm.settings, failureFactor: 3}
    expect(await planUndo(run)).toMatchObject({kind: 'stopped', problem: {kind: 'changed'}})
  })

  it('leaves another object with the same name alone', async () => {
    const realm = fakeRealm()
    const run = start(createClient, realm)
    await doStep(run, await changeOf(planStep(run, 0)))
    const made = realm.clients.get('id-2')
    realm.clients.delete('id-2')
    realm.clients.set('id-7', {...made, id: 'id-7'})
    expect(await planUndo(run)).toMatchObject({kind: 'stopped', problem: {kind: 'changed'}})
  })

  it('asks for the name before it deletes an object that others have changed', async () => {
    const realm = fakeRealm()
    const run = start(createClient, realm)
    await doStep(run, await changeOf(planStep(run, 0)))
    expect(await changeOf(planUndo(run))).not.toHaveProperty('mustType')
    realm.clients.set('id-2', {...realm.clients.get('id-2'), description: 'In use'})
    const plan = await changeOf(planUndo(run))
    expect(plan.mustType).toBe('acme-react')
    expect(await undoNext(run, plan)).toMatchObject({kind: 'stopped', problem: {kind: 'untyped'}})
    expect(realm.clients.size).toBe(2)
  })

  it('has nothing to do for an object that is gone', async () => {
    const realm = fakeRealm()
    const run = start(createClient, realm)
    await doStep(run, await changeOf(planStep(run, 0)))
    realm.clients.delete('id-2')
    expect(await planUndo(run)).toMatchObject({kind: 'done', text: 'Nothing to undo'})
    expect(await planUndo(run)).toBeUndefined()
  })
})

describe('a stored log', () => {
  it.each([null, '', '{', '[]', '{"version": 2}', '{"version": 1, "entries": [{}]}'])(
    'that is %j is ignored',
    (text) => {
      expect(readLog(text)).toBeUndefined()
    },
  )
})
