import {expect, it} from 'vitest'
import {parsePort} from './port'

it('is 3000 when nothing is said', () => {
  expect(parsePort([])).toBe(3000)
})

it.each([[['--port', '8080']], [['--port=8080']], [['-p', '8080']]])('is what %s says', (args) => {
  expect(parsePort(args)).toBe(8080)
})

it.each(['http', '0', '65536', '-1', '1.5', ''])('is not "%s"', (text) => {
  expect(() => parsePort([`--port=${text}`])).toThrow(
    /isn't a valid port\.[\s\S]*Allowed: a whole number from 1 to 65535/,
  )
})

it('refuses other options with what there is', () => {
  expect(() => parsePort(['--prot', '8080'])).toThrow(/Unknown option '--prot'[\s\S]*Allowed: --port N/)
})
