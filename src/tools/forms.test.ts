import {describe, expect, it} from 'vitest'
import type {ToolForm} from './form'
import {toolForms} from './forms'

describe.each(Object.entries<ToolForm>(toolForms))('the form of %s', (_, {fields, actions, more}) => {
  it('has different names for its fields, and a button', () => {
    const names = fields.map(({name}) => name)
    expect(names).toEqual([...new Set(names)])
    expect(actions.length).toBeGreaterThan(0)
  })

  it('hides only fields that it has, and not the first', () => {
    const names = fields.map(({name}) => name)
    expect(more?.names.filter((name) => !names.includes(name)) ?? []).toEqual([])
    expect(more?.names ?? []).not.toContain(names[0])
  })
})
