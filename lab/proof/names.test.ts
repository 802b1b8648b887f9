import {expect, it} from 'vitest'
import {createNames} from './names'

const {real, shown} = createNames('http://localhost:4711', 'proof-1-realm')

it('a page runs on the server and in the realm of its proof', () => {
  expect(real('kcadm.sh get users -r acme --server https://auth.example.com')).toBe(
    'kcadm.sh get users -r proof-1-realm --server http://localhost:4711',
  )
  expect(real('curl http://localhost:8080/realms/acme/account')).toBe(
    'curl http://localhost:4711/realms/proof-1-realm/account',
  )
})

it('what only begins like the realm keeps its name', () => {
  const text = 'acme-web ops@acme.example acme.json Acme acme-export.json'
  expect(real(text)).toBe(text)
})

it('what is printed has the names of the page, escaped addresses too', () => {
  expect(shown('default-roles-proof-1-realm at http://localhost:4711/ and iss=http%3A%2F%2Flocalhost%3A4711')).toBe(
    'default-roles-acme at https://auth.example.com/ and iss=https%3A%2F%2Fauth.example.com',
  )
})
