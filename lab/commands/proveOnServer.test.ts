import {expect, it} from 'vitest'
import {requireServerOptions} from './proveOnServer'

const none = {all: false, due: false, watch: false, list: false}
const server = 'https://login-test.example.com'
const page = 'docs/security/brute-force-detection.mdx'

it.each([
  ['all pages', {...none, server, all: true}, []],
  ['named pages', {...none, server, 'realm-prefix': 'docs-test'}, [page]],
  ['no server at all', none, [page]],
])('a run with %s is accepted', (_, values, files) => {
  expect(() => requireServerOptions(values, files)).not.toThrow()
})

it.each([
  ['no pages', {...none, server}, [], /--server is given without pages\.[\s\S]*--all, or files of pages/],
  ['--due', {...none, server, due: true}, [], /--server and --due can't be used together/],
  ['--watch and --on', {...none, server, watch: true, on: '26.7.3'}, [page], /--server and --watch and --on can't be/],
  ['a prefix alone', {...none, 'realm-prefix': 'docs'}, [page], /--realm-prefix is given without --server/],
  ['a wrong prefix', {...none, server, all: true, 'realm-prefix': 'Docs Test'}, [], /can't begin the name of a realm/],
])('a run with %s is refused, with an example', (_, values, files, message) => {
  expect(() => requireServerOptions(values, files)).toThrow(message)
  expect(() => requireServerOptions(values, files)).toThrow(/Fix: For example: /)
})
