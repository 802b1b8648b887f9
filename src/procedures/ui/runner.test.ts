import {describe, expect, it} from 'vitest'
import {admin, defineProcedure, found, query} from '../procedure'
import {startRun} from '../runLog'
import {isObject} from '../../lib/isObject'
import type {Call, Log, Reply, Request} from '../runTypes'
import {createRunner, type RunnerState} from './runner'

const groupStep = (name: string) => ({
  ...{title: `Create ${name}`, console: [], what: `the group ${name}`, name},
  find: {path: query(admin('groups'), {search: name}), where: {name}},
  want: {name},
  create: {method: 'POST', path: admin('groups')} as const,
  remove: {method: 'DELETE', path: admin('groups', found())} as const,
})

const procedure = defineProcedure({
  ...{name: 'groups', title: 'Create groups', page: 'docs/x.mdx', roles: {read: [], write: []}, values: []},
  steps: () => [groupStep('a'), groupStep('b'), groupStep('c')],
  terraform: () => ({none: 'No.'}),
  realmImport: () => ({none: 'No.'}),
})

/** A realm with groups. `fail` answers in its place. */
function realmWith(...names: string[]) {
  const groups = new Map(names.map((name) => [name, {id: `id-${name}`, name, path: `/${name}`}]))
  const sent: string[] = []
  const realm: {groups: typeof groups; sent: string[]; fail: (request: Request) => Reply | undefined} = {
    groups,
    sent,
    fail: () => undefined,
  }
  const call: Call = (request) => {
    const {method, path, body} = request
    if (method !== 'GET') sent.push(`${method} ${path}`)
    const failure = realm.fail(request)
    if (failure) return Promise.resolve(failure)
    if (method === 'POST') {
      const group: unknown = JSON.parse(body ?? '{}')
      const name = isObject(group) && typeof group.name === 'string' ? group.name : ''
      groups.set(name, {id: `id-${name}`, name, path: `/${name}`})
      return Promise.resolve({status: 201, body: undefined})
    }
    if (method === 'DELETE') groups.delete(path.split('/id-')[1] ?? '')
    return Promise.resolve({status: method === 'DELETE' ? 204 : 200, body: [...groups.values()]})
  }
  return {...realm, realm, call}
}

function runnerIn(call: Call) {
  const logs: Log[] = []
  const states: RunnerState[] = []
  const run = startRun(procedure, {
    ...{server: 'https://x', realm: 'acme', values: {}, secrets: {}, call},
    save: (log) => logs.push(log),
  })
  const runner = createRunner(run, (state) => states.push(state))
  return {runner, run, logs, phase: () => states.at(-1)?.phase, events: () => states.at(-1)?.events ?? []}
}

describe('a run', () => {
  it('asks before each change, passes what is already there, and finishes', async () => {
    const {call, sent} = realmWith('b')
    const {runner, phase, events} = runnerIn(call)
    await runner.start()
    expect(phase()).toMatchObject({kind: 'asking', direction: 'do', plan: {step: 0, action: 'create'}})
    expect(sent).toEqual([])
    await runner.confirm()
    expect(phase()).toMatchObject({kind: 'asking', plan: {step: 2}})
    expect(events().map(({text}) => text)).toEqual(['Done: Create a', 'Nothing to change'])
    await runner.confirm()
    expect(phase()).toEqual({kind: 'finished', direction: 'do'})
    expect(sent).toEqual(['POST /admin/realms/acme/groups', 'POST /admin/realms/acme/groups'])
  })

  it('stops at the first unexpected answer, and goes on from there', async () => {
    const {call, realm, groups} = realmWith()
    const {runner, phase} = runnerIn(call)
    await runner.start()
    await runner.confirm()
    realm.fail = ({method}) => (method === 'POST' ? {status: 500, body: {error: 'unknown_error'}} : undefined)
    const second = await runner.confirm().then(phase)
    expect(second).toMatchObject({kind: 'stopped', direction: 'do', step: 1, problem: {kind: 'refused', status: 500}})
    expect([...groups.keys()]).toEqual(['a'])
    realm.fail = () => undefined
    await runner.retry()
    expect(phase()).toMatchObject({kind: 'asking', plan: {step: 1}})
  })

  it('undoes its own changes only, the last first', async () => {
    const {call, groups, sent} = realmWith('b')
    const {runner, phase} = runnerIn(call)
    await runner.start()
    await runner.confirm()
    await runner.confirm()
    await runner.undo()
    expect(phase()).toEqual({kind: 'finished', direction: 'undo'})
    expect([...groups.keys()]).toEqual(['b'])
    expect(sent.slice(2)).toEqual(['DELETE /admin/realms/acme/groups/id-c', 'DELETE /admin/realms/acme/groups/id-a'])
  })

  it('asks for the name before an undo removes what was changed since', async () => {
    const {call, groups} = realmWith('b', 'c')
    const {runner, phase} = runnerIn(call)
    await runner.start()
    await runner.confirm()
    groups.set('a', {id: 'id-a', name: 'a', path: '/changed'})
    await runner.undo()
    expect(phase()).toMatchObject({kind: 'asking', direction: 'undo', plan: {mustType: 'a'}})
    await runner.confirm('wrong')
    expect(phase()).toMatchObject({kind: 'asking', problem: {kind: 'untyped'}})
    expect(groups.has('a')).toBe(true)
    await runner.confirm('a')
    expect(phase()).toEqual({kind: 'finished', direction: 'undo'})
    expect(groups.has('a')).toBe(false)
  })

  it('refuses a change that another administrator has made since', async () => {
    const {call, groups, sent} = realmWith()
    const {runner, phase, events} = runnerIn(call)
    await runner.start()
    groups.set('a', {id: 'id-a', name: 'a', path: '/a'})
    await runner.confirm()
    expect(sent).toEqual([])
    expect(events()[0]).toMatchObject({step: 0, text: 'Nothing to change'})
    expect(phase()).toMatchObject({kind: 'asking', plan: {step: 1}})
  })
})
