import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {hasProgram} from '../tools'
import {openShell, type ShellSession} from './shell'

describe.skipIf(!hasProgram('bash'))('a shell of a page', () => {
  let shell: ShellSession

  beforeAll(async () => {
    shell = await openShell((home) => ({PATH: process.env.PATH, HOME: home}), 'greet() { echo "hello $1"; }')
  })

  afterAll(() => shell.stop())

  it('keeps variables, functions and the folder from block to block', async () => {
    await shell.run('name=world; mkdir -p here && cd here', 10)
    await shell.writeFile('a/b.txt', 'text')
    expect(await shell.run('greet $name; cat a/b.txt; cat "$HOME/here/a/b.txt"', 10)).toEqual({
      code: 0,
      output: 'hello world\ntexttext',
    })
  })

  it('tells the first failure of a block, in the middle and in a pipe too, and lives on', async () => {
    expect(await shell.run('(exit 3)\necho after', 10)).toEqual({code: 3, output: 'after\n'})
    expect(await shell.run('(exit 4) | cat', 10)).toMatchObject({code: 4})
    expect(await shell.run('value=$(exit 5)', 10)).toMatchObject({code: 5})
    expect(await shell.run('if false; then true; fi; false || true', 10)).toMatchObject({code: 0})
    expect(await shell.run('unclosed "', 10)).not.toMatchObject({code: 0})
    expect(await shell.run('echo alive >&2', 10)).toEqual({code: 0, output: 'alive\n'})
  })

  it('takes values with any sign', async () => {
    await shell.set('ODD', `it's "$HOME" \\ & more`)
    expect(await shell.get('ODD')).toBe(`it's "$HOME" \\ & more`)
    expect(await shell.get('NOBODY')).toBe('')
  })

  it('makes no file outside of its folder', async () => {
    await expect(shell.writeFile('../../../outside.txt', '')).rejects.toThrow("isn't in the folder of the page")
  })

  it('ends with a block that takes too long', async () => {
    const slow = await openShell((home) => ({PATH: process.env.PATH, HOME: home}), 'true')
    expect(await slow.run('echo begun; read -r < <(tail -f /dev/null)', 1)).toEqual({
      code: undefined,
      output: 'begun\n',
    })
    expect(await slow.run('echo more', 1)).toMatchObject({code: undefined})
    await slow.stop()
  })

  it('ends with a block that ends it while a program runs in the background', async () => {
    const ended = await openShell((home) => ({PATH: process.env.PATH, HOME: home}), 'true')
    expect(await ended.run('tail -f /dev/null &\nexit 3', 60)).toMatchObject({code: undefined})
    await ended.stop()
  })
})
