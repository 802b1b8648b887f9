import {describe, expect, it} from 'vitest'
import {readOptions} from './commandLine'

const SITE = 'https://docs.example.com'

describe('the command line', () => {
  it('is stdio over the published site by default', () => {
    expect(readOptions([], SITE)).toMatchObject({site: SITE, isServed: true, port: undefined})
  })

  it('can name a site, a port, and hosts', () => {
    const args = ['--site', 'http://localhost:3000/', '--http', '0', '--host', '0.0.0.0']
    expect(readOptions([...args, '--allow-host', 'A.example', '--allow-host', '[fd00::1]'], SITE)).toEqual({
      site: 'http://localhost:3000',
      isServed: true,
      port: 0,
      host: '0.0.0.0',
      allowedHosts: ['a.example', '[fd00::1]'],
    })
    expect(readOptions(['--help'], SITE)).toBeUndefined()
  })

  it.each([
    [['--site', import.meta.dirname], 'a folder with page-list.json'],
    [['--site', 'ftp://docs.example.com'], 'a folder with page-list.json'],
    [['--site', `${SITE}/?x`], 'an address without a query'],
    [['--site', 'https://user:secret@docs.example.com'], 'an address without a query'],
    [['--site', 'https://'], 'an address without a query'],
    [['--http', 'x'], 'a whole number from 0 to 65535'],
    [['--http', '70000'], 'a whole number from 0 to 65535'],
    [['--allow-host', 'https://x.example'], 'a name without a scheme'],
    [['--allow-host', 'x.example:80'], 'a name without a scheme'],
    [['--nope'], '--site, --http'],
    [['build'], '--site, --http'],
  ])('%o is refused, with what is allowed and a fix', (args, allowed) => {
    expect(() => readOptions(args, SITE)).toThrow(allowed)
    expect(() => readOptions(args, SITE)).toThrow('Fix: ')
  })
})
